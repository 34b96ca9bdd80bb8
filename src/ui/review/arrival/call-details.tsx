import { isSameAddress } from '../../../core/families/address.ts'
import type { Amount, Currency } from '../../../core/money/currency.ts'
import type { CallMeaning } from '../../../core/page/calls/meaning.ts'
import { callDescription } from '../../calls/call-description.ts'
import { CallItem } from '../../calls/call-item.tsx'
import { DetailRows } from '../../calls/detail-rows.tsx'
import { m } from '../../messages/messages.ts'

type CalledProps = Readonly<{
  call: Readonly<{ to: string; value: Amount; meaning: CallMeaning }>
  allowed?: Currency | undefined
}>

export function CallDetails({ call, allowed }: CalledProps) {
  const { to, value, meaning } = call
  const around = { to, value, by: 'service', simulation: 'none', allowed } as const
  const { rows } = callDescription(meaning.act, around)
  const isSaid = rows.some((row) => row.as === 'address' && isSameAddress(row.address, to))
  return (
    <div class="call">
      <CallItem meaning={meaning} around={around} />
      {!isSaid && <DetailRows rows={[{ name: m().common.contract, as: 'address', address: to }]} />}
    </div>
  )
}
