import type { AllowanceView } from '../../api/allowance-views.ts'
import { isUnlimited } from '../../core/page/unlimited.ts'

/** How much there is to fear, the most first: a person who holds a key, then no limit, then somebody whom nobody knows. */
export function dangerOf({ taker, amount, spenderIs }: Pick<AllowanceView, 'taker' | 'amount' | 'spenderIs'>): number {
  if (taker === 'own') return 0
  const isUnknown = spenderIs === undefined
  return (taker === 'ordinary' ? 4 : 0) + (isUnlimited(amount) ? 2 : 0) + (isUnknown ? 1 : 0)
}
