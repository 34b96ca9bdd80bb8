import type { ExecutionView } from '../../api/contract.ts'
import { m } from '../messages/messages.ts'
import { AmountText } from '../parts/amount-text.tsx'
import { Line } from '../parts/card.tsx'
import { minerFeeOf } from './miner-fee.ts'
import { isPaidElsewhere } from './state.ts'

/** What chains are paid for the steps; nothing where the user pays from elsewhere. */
export function FeeLine({ execution }: { execution: ExecutionView }) {
  const say = m().review
  if (isPaidElsewhere(execution)) return null
  const miner = minerFeeOf(execution)
  if (miner === undefined) {
    return (
      <Line name={say.networkFee}>
        {say.upTo} <AmountText amount={execution.mostGas} form="ceiling" />
      </Line>
    )
  }
  return (
    <Line name={say.minerFee}>
      {!miner.isExact && say.upTo} <AmountText amount={{ ...execution.mostGas, value: miner.feeSats }} />
    </Line>
  )
}
