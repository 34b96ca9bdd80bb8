import { browser } from './browser.ts'
import { isFirefox } from './runtime.ts'

/** Firefox reports only an idle computer. Register it synchronously. */
export function onScreenLocked(listener: () => void): () => void {
  const heard = (state: string) => {
    if (state === (isFirefox() ? 'idle' : 'locked')) listener()
  }
  browser.idle.onStateChanged.addListener(heard)
  return () => browser.idle.onStateChanged.removeListener(heard)
}

/** After these minutes, Firefox calls the computer idle. */
export function setComputerIdle(minutes: number): void {
  if (isFirefox()) browser.idle.setDetectionInterval(minutes * 60)
}
