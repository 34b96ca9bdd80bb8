import type { Review } from '../../../core/review/review.ts'
import { RoundedAmount } from '../../controls/rounded-amount.tsx'
import { Line } from '../../layout/card.tsx'
import { m } from '../../messages/messages.ts'
import { ofFormDetails } from '../../messages/screen-messages.ts'
import { dollarCeiling, MINUS } from '../../text/amount.ts'
import { type CostCents, costsOf } from './costs.ts'
import { NetworkFeeLine } from './network-fee-line.tsx'

/** The parts of the fees. */
export function CostLines({ review, cents }: Readonly<{ review: Review; cents?: CostCents | undefined }>) {
  const say = m().review
  const { expected } = costsOf(review)
  return (
    <>
      {expected ? (
        <Line name={say.cost} hint={cents && centsText(cents.expected)}>
          {expected.value < 0n ? (
            <RoundedAmount amount={{ ...expected, value: -expected.value }} rounding="receipt" sign={MINUS} />
          ) : (
            <RoundedAmount amount={expected} rounding="cost" />
          )}
        </Line>
      ) : (
        cents && <Line name={say.cost}>{centsText(cents.expected)}</Line>
      )}
      <NetworkFeeLine review={review} dollars={cents && cents.network > 0n ? centsText(cents.network) : undefined} />
    </>
  )
}

/** The most that may be missing when it arrives, which is no fee. */
export function SlippageLine({ review, cents }: Readonly<{ review: Review; cents?: CostCents | undefined }>) {
  const { move, moveBasisPoints } = costsOf(review)
  if (move.value === 0n) return null
  const share = ofFormDetails().percent({ basisPoints: Number(moveBasisPoints) })
  return (
    <Line name={m().review.move}>
      {share}
      {cents && ` · ${centsText(cents.move)}`}
    </Line>
  )
}

// A negative cost is a gain: more arrives than was paid.
export function centsText(cents: bigint): string {
  return dollarCeiling((cents < 0n ? -cents : cents) * 10_000n, cents < 0n ? MINUS : '')
}
