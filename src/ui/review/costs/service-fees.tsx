import type { Review } from '../../../core/review/review.ts'
import { RoundedAmount } from '../../controls/rounded-amount.tsx'
import { Line } from '../../layout/card.tsx'
import { m } from '../../messages/messages.ts'
import { ofFormDetails } from '../../messages/screen-messages.ts'

type Part = Review['says']['fees'][number]['part']

/** Decides nothing. */
export function ServiceFees({ says, isProven }: Readonly<{ says: Review['says']; isProven: boolean }>) {
  const say = m().fees
  if (says.fees.length === 0 && says.impactPercent === undefined) return null
  const nameOf = (part: Part) =>
    part === 'service' ? say.ofService : part === 'total' ? say.ofServiceInAll : say.parts[part]
  return (
    <>
      <h2 class="fees-title">{say.title}</h2>
      <dl class="lines">
        {says.fees.map(({ part, amount }) => (
          <Line key={part} name={nameOf(part)}>
            <RoundedAmount amount={amount} rounding="cost" />
          </Line>
        ))}
        {says.impactPercent !== undefined && (
          <Line name={say.impact}>{ofFormDetails().percent({ basisPoints: Number(says.impactPercent) * 100 })}</Line>
        )}
      </dl>
      <p class="card-note">{isProven ? say.note : m().review.byService}</p>
    </>
  )
}
