import type { Review } from '../../../core/review/review.ts'
import { AmountText } from '../../display/amount-text.tsx'
import { Line } from '../../layout/card.tsx'
import { Fold } from '../../layout/fold.tsx'
import { m } from '../../messages/messages.ts'
import { ofFormDetails } from '../../messages/screen-messages.ts'

/** Decides nothing. */
export function ServiceFees({ says, isProven }: Readonly<{ says: Review['says']; isProven: boolean }>) {
  const say = m().fees
  if (says.fees.length === 0 && says.impactPercent === undefined) return null
  return (
    <Fold title={say.title} testId="service-fees">
      <p class="card-note">{isProven ? say.note : m().review.byService}</p>
      <dl class="lines">
        {says.fees.map(({ part, amount }) => (
          <Line key={part} name={say.parts[part]}>
            <AmountText amount={amount} form="short" />
          </Line>
        ))}
        {says.impactPercent !== undefined && (
          <Line name={say.impact}>{ofFormDetails().percent(Number(says.impactPercent) * 100)}</Line>
        )}
      </dl>
    </Fold>
  )
}
