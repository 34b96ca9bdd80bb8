import { AmountText } from '../display/amount-text.tsx'
import { Line } from '../layout/card.tsx'
import type { FeeLine } from './network-fee.ts'

export function FeeLines({ lines }: { lines: readonly FeeLine[] }) {
  return (
    <>
      {lines.map((line) => (
        <Line key={line.name} name={line.name}>
          {/* Rounded up only; the receipt has every digit. */}
          {'words' in line ? line.words : <AmountText amount={line.amount} form="ceiling" />}
        </Line>
      ))}
    </>
  )
}
