import { browser } from './browser.ts'

const BEAT_MILLISECONDS = 20_000

/**
 * Keeps the background alive by an extension call every 20 s. Timers and fetches don't; a socket does only in Chromium.
 *
 * @returns its own stop, callable repeatedly
 */
export function startHeartbeat(beaten: () => void): () => void {
  const beat = setInterval(() => {
    beaten()
    void browser.runtime.getPlatformInfo().catch(() => undefined)
  }, BEAT_MILLISECONDS)
  return () => clearInterval(beat)
}
