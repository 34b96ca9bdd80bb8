import { isSameAddress } from '../../core/address.ts'
import type { Amount } from '../../core/currency.ts'
import type { CallMeaning } from '../../core/page/call-meaning.ts'
import { signatureIn } from '../../core/page/signatures.ts'
import { shownCall } from '../approval/calls/act-words.ts'
import { CallItem } from '../approval/calls/call-item.tsx'
import { Rows } from '../approval/calls/rows.tsx'
import type { ShownRow } from '../approval/calls/shown-row.ts'
import { ofCalls } from '../messages/call-messages.ts'

type CalledProps = Readonly<{
  call: Readonly<{ to: string; data: string; value: Amount; meaning: CallMeaning }>
  account: string
}>

/** A call where money arrives: what it does, then the contract in every letter and the function by its published name. */
export function Called({ call, account }: CalledProps) {
  const { rows: names } = ofCalls()
  const { to, data, value, meaning } = call
  const around = { to, value, isTried: false }
  const { rows } = shownCall(meaning.act, around)
  const isSaid = rows.some((row) => row.as === 'address' && isSameAddress(row.address, to))
  const signature = meaning.act.kind === 'unknown' ? undefined : signatureIn(data)
  const more: readonly ShownRow[] = [
    ...(isSaid ? [] : [{ name: names.contract, as: 'address' as const, address: to }]),
    ...(signature === undefined ? [] : [{ name: names.function, as: 'code' as const, text: signature }]),
  ]
  return (
    <div class="call">
      <CallItem meaning={meaning} around={around} account={account} />
      <Rows rows={more} account={account} />
    </div>
  )
}
