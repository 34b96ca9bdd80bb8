import { useRef } from 'preact/hooks'
import { useApp } from '../state/app.ts'
import type { Store } from '../state/store.ts'

/**
 * Whether what has its place above other things at home was read, or could not be: from then on, for as long as the screen
 * stands. All of it is kept on this machine, so that nothing waits for a server.
 */
export function useOpened(): boolean {
  const { store } = useApp()
  const isOpened = useRef(false)
  isOpened.current ||= isRead(store)
  return isOpened.current
}

function isRead({ account, accounts, executions, keptBalances, keyStanding, moving, sent }: Store): boolean {
  // Without an account there is none whose balances were kept.
  const wanted = [accounts, keyStanding, moving, sent, executions, ...(account.value ? [keptBalances] : [])]
  return wanted.every(({ now }) => now.value.state !== 'loading')
}
