import type { Page } from 'playwright'

/** As long as a timer waits at least to be held: longer than what follows a hand. */
const LEAST_MILLISECONDS = 2_000

/** Lets the timers of a page that were held run, all that are there now. */
export type RunHeld = () => Promise<void>

/** Holds the long timers of a page from now on, until it is loaded again: what comes with time comes when a test says so. */
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
  return () => page.evaluate(() => (window as unknown as { runHeld: () => void }).runHeld())
}
