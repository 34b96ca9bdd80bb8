import { browser } from './browser.ts'

/**
 * Calls `listener` when the screen is locked. Register it synchronously.
 *
 * @returns its own stop
 */
export function onScreenLocked(listener: () => void): () => void {
  const heard = (state: string) => {
    if (state === 'locked') listener()
  }
  browser.idle.onStateChanged.addListener(heard)
  return () => browser.idle.onStateChanged.removeListener(heard)
}
