import type { AllowanceView } from '../../api/views/allowances.ts'
import { isUnlimited } from '../../core/page/calls/unlimited-allowance.ts'

/**
 * The highest danger first: a spender with a private key or the public router, then an unlimited one, then an unknown
 * contract.
 */
export function dangerLevel({
  spenderKind,
  amount,
  spenderIs,
}: Pick<AllowanceView, 'spenderKind' | 'amount' | 'spenderIs'>): number {
  if (spenderKind === 'own') return 0
  const isUnknown = spenderIs === undefined
  const isPublic = spenderKind === 'ordinary' || spenderIs === 'router'
  return (isPublic ? 4 : 0) + (isUnlimited(amount) ? 2 : 0) + (isUnknown ? 1 : 0)
}
