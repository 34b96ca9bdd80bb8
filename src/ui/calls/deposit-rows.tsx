import type { ComponentChildren } from 'preact'
import type { PageDepositView } from '../../api/views/approvals.ts'
import { m } from '../messages/messages.ts'
import { ofCalls, ofDeposits } from '../messages/screen-messages.ts'
import { DetailRows } from './detail-rows.tsx'
import { tokenText } from './token-text.ts'

type DepositRowsProps<D extends PageDepositView> = Readonly<{
  deposits: readonly D[]
  aside?: (deposit: D) => ComponentChildren
  note?: (deposit: D) => ComponentChildren
}>

export function DepositRows<D extends PageDepositView>({ deposits, aside, note }: DepositRowsProps<D>) {
  const say = ofCalls().rows
  if (deposits.length === 0) return null
  return (
    <ul class="flow">
      {deposits.map((deposit, index) => (
        <li key={index}>
          <div class="flow-head">
            <strong>{ofDeposits().amount({ amount: tokenText(deposit.currency, deposit.amount) })}</strong>
            {aside?.(deposit)}
          </div>
          {note?.(deposit)}
          <DetailRows
            rows={[
              { name: say.depository, as: 'address', address: deposit.depository },
              { name: say.credited, as: 'address', address: deposit.depositor },
              ...(deposit.currency
                ? []
                : [{ name: m().common.tokenContract, as: 'address' as const, address: deposit.token }]),
              { name: say.order, as: 'code', text: deposit.orderId },
            ]}
          />
        </li>
      ))}
    </ul>
  )
}
