import type { BalanceView } from '../../api/views.ts'
import { readyValue } from '../state/resource.ts'
import type { Store } from '../state/store.ts'

/** The balances to show: those of now, or those of before and from when, epoch seconds. */
export type Shown = Readonly<{ balances: readonly BalanceView[]; fromSeconds: number | undefined }>

/** Those of now once they are there; those of before until then, and where they cannot be read. */
export function shownBalances(store: Pick<Store, 'balances' | 'keptBalances'>): Shown | undefined {
  const now = readyValue(store.balances.now.value)
  if (now) return { balances: now, fromSeconds: undefined }
  const kept = readyValue(store.keptBalances.now.value)
  return kept ? { balances: kept.balances, fromSeconds: kept.readAtSeconds } : undefined
}
