import type { Amount } from '../../core/currency.ts'
import type { Finding } from '../../core/finding.ts'
import type { Review } from '../../core/review.ts'

/** One amount that is worse in the fresh quote than in the one that was shown. */
export type Worse = Readonly<{ what: 'pays' | 'expected' | 'minimum' | 'mostGas'; before: Amount; after: Amount }>

/** What a fresh quote takes away from the person, compared with the one that they have read. */
export function worsened(before: Review, after: Review): readonly Worse[] {
  const less = (['expected', 'minimum'] as const).filter((what) => after[what].value < before[what].value)
  const more = (['pays', 'mostGas'] as const).filter((what) => after[what].value > before[what].value)
  return [...more, ...less].map((what) => ({ what, before: before[what], after: after[what] }))
}

type Warned = Pick<Review, 'warnings'>

/** What speaks for a second thought in a fresh quote, and was not said of the one that they have read. */
export function newlyWarned(before: Warned, after: Warned): readonly Finding[] {
  const isRead = ({ code, at }: Finding) => before.warnings.some((each) => each.code === code && each.at === at)
  return after.warnings.filter((each) => !isRead(each))
}
