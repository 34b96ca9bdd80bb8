const POLL_MS = 500

/**
 * Calls `gone` when the parent process ends, since an orphan gets another parent. The script's `exec` leaves no shell
 * between.
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
