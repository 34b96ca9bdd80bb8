import type { Review } from '../../../core/review/review.ts'
import { Line } from '../../layout/card.tsx'
import { m } from '../../messages/messages.ts'
import { ofGuidance } from '../../messages/screen-messages.ts'

/** Slow blocks can delay it further. */
export function UsualTime({ review }: Readonly<{ review: Review }>) {
  const isLagging = review.warnings.some(({ code }) => code === 'N11')
  return (
    <Line name={m().review.time} hint={isLagging ? ofGuidance().longerNow : undefined}>
      {m().quote.duration({ seconds: review.timeEstimateSeconds })}
    </Line>
  )
}
