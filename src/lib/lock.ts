/** Runs tasks one at a time, in order. */
export type Lock = <T>(task: () => Promise<T>) => Promise<T>

/**
 * Makes a lock with its own queue. A failed task doesn't stop the next. A task that waits for its own lock never ends:
 * take it once, in the outermost function.
 */
export function createLock(): Lock {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const run = last.then(task, task)
    // Results aren't retained: they may hold signed bytes.
    last = run.then(
      () => undefined,
      () => undefined,
    )
    return run
  }
}
