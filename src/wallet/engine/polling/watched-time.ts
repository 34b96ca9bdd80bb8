import type { RecordWithSteps } from '../../../core/execution/execution.ts'
import { PERFORM_SECONDS } from '../runner.ts'

/** A longer gap means that the computer slept. */
const MOST_APART_SECONDS = 60
const KEPT_SECONDS = 3_600

export type TimedRecord = Pick<RecordWithSteps, 'id' | 'lastProgressAtSeconds' | 'watchedSeconds'>

export type WatchedTime = Readonly<{
  during: <T>(record: TimedRecord, look: () => Promise<T>) => Promise<T>
  watchedSeconds: (record: TimedRecord) => number
}>

type Kept = { progressAtSeconds: number; seconds: number; atSeconds: number }

/** Measures slowness in watched time, since sleep says nothing. Unstored time dies with the background. */
export function createWatchedTime(nowSeconds: () => number): WatchedTime {
  const kept = new Map<string, Kept>()

  function entryOf({ id, lastProgressAtSeconds, watchedSeconds }: TimedRecord): Kept {
    const known = kept.get(id)
    if (known?.progressAtSeconds === lastProgressAtSeconds) return known
    const atSeconds = nowSeconds()
    const fresh = { progressAtSeconds: lastProgressAtSeconds, seconds: watchedSeconds, atSeconds }
    for (const [other, each] of kept) if (atSeconds - each.atSeconds > KEPT_SECONDS) kept.delete(other)
    kept.set(id, fresh)
    return fresh
  }

  function count(record: TimedRecord, mostSeconds: number): void {
    const entry = entryOf(record)
    const atSeconds = nowSeconds()
    const passed = atSeconds - entry.atSeconds
    if (passed > 0 && passed <= mostSeconds) entry.seconds += passed
    entry.atSeconds = atSeconds
  }

  return {
    during: async (record, look) => {
      count(record, MOST_APART_SECONDS)
      try {
        return await look()
      } finally {
        count(record, PERFORM_SECONDS)
      }
    },
    watchedSeconds: (record) => {
      const { seconds, atSeconds } = entryOf(record)
      const passed = nowSeconds() - atSeconds
      return passed > 0 && passed <= PERFORM_SECONDS ? seconds + passed : seconds
    },
  }
}
