const POLL_MS = 500

/**
 * Calls `gone` when the process that started this one ends: an orphan is given another parent. Under npm (the script
 * begins with `exec`, so no shell is in between) that is npm itself: killed with no chance to pass a signal on, it
 * still takes the world with it.
 */
export function watchParent(gone: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    gone()
  }, POLL_MS)
  timer.unref()
}
