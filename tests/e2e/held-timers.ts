import type { Page } from 'playwright'

/** Shorter timers follow user input and keep running. */
const LEAST_MILLISECONDS = 2_000

/** Runs all timers that the page holds now. */
export type RunHeld = () => Promise<void>

/** Holds long timers until the next load. */
export async function holdTimers(page: Page): Promise<RunHeld> {
  await page.evaluate((least) => {
    const held = new Map<number, () => void>()
    const { setTimeout: start, clearTimeout: stop } = window
    let lastId = 0
    const begin = (run: () => void, milliseconds = 0) => {
      if (milliseconds < least) return start(run, milliseconds)
      lastId -= 1
      held.set(lastId, run)
      return lastId
    }
    const end = (id?: number) => {
      if (id === undefined || !held.delete(id)) stop(id)
    }
    const runHeld = () => {
      const all = [...held.values()]
      held.clear()
      for (const run of all) run()
    }
    Object.assign(window, { setTimeout: begin, clearTimeout: end, runHeld })
  }, LEAST_MILLISECONDS)
  return () => page.evaluate(() => window.runHeld())
}
