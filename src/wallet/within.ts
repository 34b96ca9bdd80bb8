/** Calls back once after a while; returns its stop. */
export type After = (milliseconds: number, call: () => void) => () => void

/**
 * Waits for a task for so long only. A late task is no failed one: it goes on unheard, and its bytes may still arrive, so
 * that nothing may be concluded from `undefined`.
 */
export async function within<T>(seconds: number, after: After, task: Promise<T>): Promise<T | undefined> {
  let stop = () => {}
  const late = new Promise<undefined>((resolve) => {
    stop = after(seconds * 1_000, () => resolve(undefined))
  })
  try {
    return await Promise.race([task, late])
  } finally {
    stop()
  }
}
