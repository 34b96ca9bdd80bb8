import type { Amount } from '../../core/money/currency.ts'
import type { Finding } from '../../core/review/finding.ts'
import type { Review } from '../../core/review/review.ts'

export type WorsenedTerm = Readonly<{
  what: 'pays' | 'expected' | 'minimum' | 'mostGas'
  before: Amount
  after: Amount
}>

export function worsenedTerms(before: Review, after: Review): readonly WorsenedTerm[] {
  const less = (['expected', 'minimum'] as const).filter((what) => after[what].value < before[what].value)
  const more = (['pays', 'mostGas'] as const).filter((what) => after[what].value > before[what].value)
  return [...more, ...less].map((what) => ({ what, before: before[what], after: after[what] }))
}

type Warned = Pick<Review, 'warnings'>

export function newlyWarned(before: Warned, after: Warned): readonly Finding[] {
  const isRead = ({ code, at }: Finding) => before.warnings.some((each) => each.code === code && each.at === at)
  return after.warnings.filter((each) => !isRead(each))
}
