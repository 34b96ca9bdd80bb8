import type { ChainView } from '../../api/money-views.ts'

/** What leaves, or what arrives. */
export type Side = 'from' | 'to'

/** Why a chain cannot be chosen on a side now: one that takes no deposits still pays out. */
export function offAt(side: Side, { incident }: Pick<ChainView, 'incident'>): 'disabled' | 'noDeposits' | undefined {
  if (incident === 'disabled') return incident
  return incident === 'noDeposits' && side === 'from' ? incident : undefined
}
