export type StartTimer = (milliseconds: number, call: () => void) => () => void

/** Waits a limited time for a task. Late bytes may still arrive, so `undefined` proves nothing. */
export async function withTimeLimit<T>(seconds: number, after: StartTimer, task: Promise<T>): Promise<T | undefined> {
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
