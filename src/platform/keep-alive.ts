import { browser } from './browser.ts'

/** A background that has called no extension API for 30 s is put to sleep; half a beat is kept in reserve. */
const BEAT_MILLISECONDS = 20_000

/**
 * Keeps the background alive until stopped, by one cheap extension call every 20 s. In Chromium as in Firefox neither
 * timers nor fetches do that; a socket does in Chromium only.
 *
 * @returns its own stop, which may be called more than once
 */
export function heartbeat(): () => void {
  const beat = setInterval(() => {
    void browser.runtime.getPlatformInfo().catch(() => undefined)
  }, BEAT_MILLISECONDS)
  return () => clearInterval(beat)
}
