import { effect } from '@preact/signals'
import { readyValue } from '../resource.ts'
import type { Store } from '../store.ts'

const PERIOD_MILLISECONDS = 1_000

/**
 * Covers the page from the session's end until the background locks or names a later end. The focus stays.
 *
 * @returns its stop
 */
export function coverWhenOver(store: Pick<Store, 'wallet'>): () => void {
  const { style } = document.documentElement
  const look = (): boolean => {
    const vault = readyValue(store.wallet.now.value)?.vault
    const isOver = vault?.vault === 'unlocked' && Date.now() >= vault.locksAtSeconds * 1_000
    style.opacity = isOver ? '0' : ''
    style.pointerEvents = isOver ? 'none' : ''
    return isOver
  }
  const stop = effect(() => void look())
  const timer = setInterval(() => look() && void store.wallet.reload(), PERIOD_MILLISECONDS)
  return () => {
    clearInterval(timer)
    stop()
    style.opacity = ''
    style.pointerEvents = ''
  }
}
