import { useRef } from 'preact/hooks'
import { useApp } from '../state/app.ts'
import type { Store } from '../state/store.ts'

/** Waits for local data alone. */
export function useOpened(isConnectionRead: boolean): boolean {
  const { store } = useApp()
  const isOpened = useRef(false)
  isOpened.current ||= isRead(store) && isConnectionRead
  return isOpened.current
}

function isRead({ account, accounts, executions, cachedBalances, prices, keyStanding, moving, sent }: Store): boolean {
  // Stored balances and prices exist only for an account.
  const wanted = [accounts, keyStanding, moving, sent, executions, ...(account.value ? [cachedBalances, prices] : [])]
  return wanted.every(({ now }) => now.value.state !== 'loading')
}
