/** Shorter waits are pauses in typing. */
const MOST_MILLISECONDS = 700

/** Holds short timers. `runAll` fires the waiting ones; false without any. */
export function keepShortTimers(): Readonly<{ runAll: () => boolean }> {
  const waiting = new Map<number, () => void>()
  const { setTimeout: start, clearTimeout: stop } = window
  const begin = (run: () => void, milliseconds = 0): number => {
    const id = start(() => {
      waiting.delete(id)
      run()
    }, milliseconds)
    if (milliseconds <= MOST_MILLISECONDS) waiting.set(id, run)
    return id
  }
  const end = (id?: number) => {
    if (id !== undefined) waiting.delete(id)
    stop(id)
  }
  Object.assign(window, { setTimeout: begin, clearTimeout: end })
  return {
    runAll: () => {
      const all = [...waiting]
      for (const [id, run] of all) {
        end(id)
        run()
      }
      return all.length > 0
    },
  }
}
