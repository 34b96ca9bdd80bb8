import type { ChainView } from '../../../api/views/balances.ts'

export type FormSide = 'from' | 'to'

/** A chain that takes no deposits still pays out. */
export function incidentAt(
  side: FormSide,
  { incident }: Pick<ChainView, 'incident'>,
): 'disabled' | 'noDeposits' | undefined {
  if (incident === 'disabled') return incident
  return incident === 'noDeposits' && side === 'from' ? incident : undefined
}
