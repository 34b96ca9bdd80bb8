/** Shorter waits are pauses in typing. */
const MOST_MILLISECONDS = 700
/** Preact's effects wait for a frame or this long. */
const RENDER_MILLISECONDS = 50

/** Holds short timers. `runAll` fires the waiting ones; false without any. */
export function keepShortTimers(): Readonly<{ runAll: () => boolean; isRendering: () => boolean }> {
  const waiting = new Map<number, () => void>()
  const rendering = new Set<number>()
  const { setTimeout: start, clearTimeout: stop } = window
  const forget = (id: number) => {
    waiting.delete(id)
    rendering.delete(id)
  }
  const begin = (run: () => void, milliseconds = 0): number => {
    const id = start(() => {
      forget(id)
      run()
    }, milliseconds)
    if (milliseconds <= MOST_MILLISECONDS) waiting.set(id, run)
    if (milliseconds <= RENDER_MILLISECONDS) rendering.add(id)
    return id
  }
  const end = (id?: number) => {
    if (id !== undefined) forget(id)
    stop(id)
  }
  Object.assign(window, { setTimeout: begin, clearTimeout: end })
  return {
    isRendering: () => rendering.size > 0,
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
