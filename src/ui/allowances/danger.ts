import type { AllowanceView } from '../../api/allowance-views.ts'
import { isUnlimited } from '../../core/page/unlimited.ts'

/**
 * How dangerous an allowance is, the most dangerous first: one of a person who holds a key or of the public router, then
 * one without a limit, then one of an unknown contract.
 */
export function dangerOf({ taker, amount, spenderIs }: Pick<AllowanceView, 'taker' | 'amount' | 'spenderIs'>): number {
  if (taker === 'own') return 0
  const isUnknown = spenderIs === undefined
  const isPublic = taker === 'ordinary' || spenderIs === 'router'
  return (isPublic ? 4 : 0) + (isUnlimited(amount) ? 2 : 0) + (isUnknown ? 1 : 0)
}
