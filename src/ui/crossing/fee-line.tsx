import type { ExecutionView } from '../../api/views.ts'
import { m } from '../messages/messages.ts'
import { ofPermits } from '../messages/permit-messages.ts'
import { AmountText } from '../parts/amount-text.tsx'
import { Line } from '../parts/card.tsx'
import { minerFeeOf } from './miner-fee.ts'
import { isPaidElsewhere } from './state.ts'

/** What chains are paid for the steps, and to speed up what arrives; nothing where the user pays from elsewhere. */
export function FeeLine({ execution }: { execution: ExecutionView }) {
  return (
    <>
      {!isPaidElsewhere(execution) && <StepsFee execution={execution} />}
      <HurryFee execution={execution} />
    </>
  )
}

function StepsFee({ execution }: { execution: ExecutionView }) {
  const say = m().review
  const miner = minerFeeOf(execution)
  if (execution.mostGas.value === 0n && execution.plan.every(({ kind }) => kind === 'evmSignature')) {
    return <Line name={say.networkFee}>{ofPermits().noFee}</Line>
  }
  if (isOnExchange(execution)) {
    return (
      <Line name={say.exchangeFee}>
        {execution.mostGas.value === 0n ? say.noFee : <AmountText amount={execution.mostGas} />}
      </Line>
    )
  }
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

// As the review calls it: an exchange takes it, and no chain does.
function isOnExchange({ plan }: ExecutionView): boolean {
  return plan.some(({ kind }) => kind.startsWith('exchange'))
}

// Only one of several attempts can get in, and not all have to: so the newest is the most that it can cost.
function HurryFee({ execution: { hurries, expected, pays } }: { execution: ExecutionView }) {
  const [newest] = hurries ?? []
  if (!newest) return null
  const { currency } = expected.currency.chainId === newest.step.chainId ? expected : pays
  return (
    <Line name={m().hurry.line}>
      {m().review.upTo} <AmountText amount={{ currency, value: newest.step.feeSats }} />
    </Line>
  )
}
