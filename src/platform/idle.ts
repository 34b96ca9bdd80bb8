import browser from 'webextension-polyfill'

/** Calls `listener` when the machine's screen is locked. Register it synchronously. @returns its own stop */
export function onLocked(listener: () => void): () => void {
  const heard = (state: string) => {
    if (state === 'locked') listener()
  }
  browser.idle.onStateChanged.addListener(heard)
  return () => browser.idle.onStateChanged.removeListener(heard)
}

/** How long without input counts as idle, seconds; browsers take no less than 15. */
export function setDetectionInterval(seconds: number): void {
  browser.idle.setDetectionInterval(Math.max(15, Math.ceil(seconds)))
}
