import { m } from '../messages/messages.ts'
import { AmountText } from '../parts/amount-text.tsx'
import { Line } from '../parts/card.tsx'
import type { FeeLine } from './network-fee.ts'

/** What was paid for a crossing or for calls, or can be at most, a line each. */
export function FeeLines({ lines }: { lines: readonly FeeLine[] }) {
  return (
    <>
      {lines.map((line) => (
        <Line key={line.name} name={line.name}>
          {'words' in line ? line.words : <Fee {...line} />}
        </Line>
      ))}
    </>
  )
}

// Cut for the eye, and never to less than it is: the receipt holds every digit of what was paid.
function Fee({ amount, isAtMost }: Extract<FeeLine, { amount: unknown }>) {
  return (
    <>
      {isAtMost && `${m().review.upTo} `}
      <AmountText amount={amount} form="ceiling" />
    </>
  )
}
