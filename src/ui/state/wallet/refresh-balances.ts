import type { Store } from '../store.ts'

const PERIOD_MILLISECONDS = 10_000

/**
 * Reads at every screen change, on return to the page, and every ten seconds while visible. Older values stay until
 * the answer.
 */
export function refreshBalances(store: Pick<Store, 'account' | 'balances'>): () => void {
  const refresh = () => {
    if (document.visibilityState === 'visible' && store.account.peek()) void store.balances.reload()
  }
  const timer = setInterval(refresh, PERIOD_MILLISECONDS)
  addEventListener('hashchange', refresh)
  document.addEventListener('visibilitychange', refresh)
  return () => {
    clearInterval(timer)
    removeEventListener('hashchange', refresh)
    document.removeEventListener('visibilitychange', refresh)
  }
}
