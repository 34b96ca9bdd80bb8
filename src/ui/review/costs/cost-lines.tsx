import type { Review } from '../../../core/review/review.ts'
import { AmountText } from '../../display/amount-text.tsx'
import { Line } from '../../layout/card.tsx'
import { m } from '../../messages/messages.ts'
import { ofFormDetails } from '../../messages/screen-messages.ts'
import { dollarCeiling, MINUS } from '../../text/amount.ts'
import { type CostCents, costsOf } from './costs.ts'
import { NetworkFeeLine } from './network-fee-line.tsx'

export function CostLines({ review, cents }: Readonly<{ review: Review; cents?: CostCents | undefined }>) {
  const say = m().review
  const { expected, move, moveBasisPoints } = costsOf(review)
  const share = ofFormDetails().percent(Number(moveBasisPoints))
  return (
    <>
      {expected ? (
        <Line name={say.cost} hint={cents && dollars(cents.expected)}>
          <AmountText
            amount={{ ...expected, value: abs(expected.value) }}
            form="ceiling"
            {...(expected.value < 0n ? { sign: MINUS } : {})}
          />
        </Line>
      ) : (
        cents && <Line name={say.cost}>{dollars(cents.expected)}</Line>
      )}
      {move.value > 0n && !cents && <Line name={say.move}>{share}</Line>}
      {move.value > 0n && cents && (
        <Line name={say.move} hint={`${share} · ${dollars(cents.move)}`}>
          <AmountText amount={move} form="ceiling" />
        </Line>
      )}
      <NetworkFeeLine review={review} dollars={cents && cents.network > 0n ? dollars(cents.network) : undefined} />
    </>
  )
}

// A negative cost is a gain: more arrives than was paid.
function dollars(cents: bigint): string {
  return dollarCeiling(abs(cents) * 10_000n, cents < 0n ? MINUS : '')
}

function abs(value: bigint): bigint {
  return value < 0n ? -value : value
}
