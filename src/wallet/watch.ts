import type { Execution } from '../core/execution.ts'
import { PERFORM_SECONDS } from './machine.ts'

/** Between two looks that are further apart than this nobody looked, seconds: the computer slept. */
const MOST_APART_SECONDS = 60
/** Transfers that were not looked at for this long are forgotten, seconds. */
const KEPT_SECONDS = 3_600

type Looked = Pick<Execution, 'id' | 'lastProgressAtSeconds' | 'watchedSeconds'>

/** How long the wallet has really looked at each transfer since that got on. */
export type Watch = Readonly<{
  /** Counts the time of one look, and the time since the look before. */
  during: <T>(execution: Looked, look: () => Promise<T>) => Promise<T>
  /** Seconds since the last progress in which the wallet looked. */
  watchedSeconds: (execution: Looked) => number
}>

type Kept = { progressAtSeconds: number; seconds: number; atSeconds: number }

/**
 * Measures slowness by the time in which the wallet looks, since time asleep says nothing about a chain or a service. It
 * is lost with the background, except for the part that was stored.
 */
export function createWatch(nowSeconds: () => number): Watch {
  const kept = new Map<string, Kept>()

  function entryOf({ id, lastProgressAtSeconds, watchedSeconds }: Looked): Kept {
    const known = kept.get(id)
    if (known?.progressAtSeconds === lastProgressAtSeconds) return known
    const atSeconds = nowSeconds()
    const fresh = { progressAtSeconds: lastProgressAtSeconds, seconds: watchedSeconds, atSeconds }
    for (const [other, each] of kept) if (atSeconds - each.atSeconds > KEPT_SECONDS) kept.delete(other)
    kept.set(id, fresh)
    return fresh
  }

  function count(execution: Looked, mostSeconds: number): void {
    const entry = entryOf(execution)
    const atSeconds = nowSeconds()
    const passed = atSeconds - entry.atSeconds
    if (passed > 0 && passed <= mostSeconds) entry.seconds += passed
    entry.atSeconds = atSeconds
  }

  return {
    during: async (execution, look) => {
      count(execution, MOST_APART_SECONDS)
      try {
        return await look()
      } finally {
        count(execution, PERFORM_SECONDS)
      }
    },
    watchedSeconds: (execution) => {
      const { seconds, atSeconds } = entryOf(execution)
      const passed = nowSeconds() - atSeconds
      return passed > 0 && passed <= PERFORM_SECONDS ? seconds + passed : seconds
    },
  }
}
