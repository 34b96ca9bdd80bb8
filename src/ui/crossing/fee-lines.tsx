import { AmountText } from '../parts/amount-text.tsx'
import { Line } from '../parts/card.tsx'
import type { FeeLine } from './network-fee.ts'

/** What was paid for a crossing or for calls, or can be at most, a line each. */
export function FeeLines({ lines }: { lines: readonly FeeLine[] }) {
  return (
    <>
      {lines.map((line) => (
        <Line key={line.name} name={line.name}>
          {/* Cut for the eye, and never to less than it is: the receipt holds every digit of what was paid. */}
          {'words' in line ? line.words : <AmountText amount={line.amount} form="ceiling" />}
        </Line>
      ))}
    </>
  )
}
