import type { Store } from './store.ts'

const PERIOD_MILLISECONDS = 10_000

/**
 * Keeps the balances of today's screen fresh while somebody looks: at every change of the screen, when the page comes
 * back into view, and every ten seconds. What is shown stays until the newer answer is there. Returns its own stop.
 */
export function keepFresh(store: Pick<Store, 'account' | 'balances'>): () => void {
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
