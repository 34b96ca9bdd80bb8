/** Runs tasks one at a time, in the order in which they were given. */
export type Lock = <T>(task: () => Promise<T>) => Promise<T>

/**
 * Makes a lock of its own queue. A task that throws rejects its own promise only; the next one still runs.
 * A task that waits for its own lock never ends: take it once, at the outermost function.
 */
export function createLock(): Lock {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const run = last.then(task, task)
    // What a task gave is not kept for the next one: it may hold what was signed.
    last = run.then(
      () => undefined,
      () => undefined,
    )
    return run
  }
}
