import type { RecordWithSteps } from '../../../core/execution/execution.ts'
import { type StartTimer, withTimeLimit } from '../time-limit.ts'

/** A longer gap means that the computer slept. */
const MOST_APART_SECONDS = 60
/** With the alarm's wait, below that gap. */
const WRITTEN_EVERY_SECONDS = 15
const READ_SECONDS = 5
const KEPT_SECONDS = 3_600
const MOST_WRITTEN = 200

export type TimedRecord = Pick<RecordWithSteps, 'id' | 'lastProgressAtSeconds' | 'watchedSeconds'>

export type WatchedTime = Readonly<{
  during: <T>(record: TimedRecord, look: () => Promise<T>) => Promise<T>
  beat: () => void
  watchedSeconds: (record: TimedRecord) => number
}>

/** Outlives the background. */
export type WatchMemory = Readonly<{
  read: () => Promise<unknown>
  write: (value: Written) => Promise<void>
}>

type Ports = Readonly<{ nowSeconds: () => number; after: StartTimer; memory: WatchMemory }>

type Entry = readonly [id: string, progressAtSeconds: number, seconds: number]
type Written = readonly [atSeconds: number, ...Entry[]]

type Kept = Readonly<{ progressAtSeconds: number; seconds: number; sinceAwake: number }>

/** Counts waking time, across backgrounds. */
export function createWatchedTime({ nowSeconds, after, memory }: Ports): WatchedTime {
  const kept = new Map<string, Kept>()
  let loading: Promise<void> | undefined
  let isLoaded = false
  let awake = 0
  let lastAtSeconds: number | undefined
  let writtenAtSeconds: number | undefined

  async function load(): Promise<void> {
    const read = await withTimeLimit(READ_SECONDS, after, memory.read()).catch(() => undefined)
    const { atSeconds, entries } = writtenIn(read)
    for (const [id, progressAtSeconds, seconds] of entries) kept.set(id, { progressAtSeconds, seconds, sinceAwake: 0 })
    lastAtSeconds = atSeconds
    writtenAtSeconds = atSeconds
    isLoaded = true
  }

  function count(): void {
    const now = nowSeconds()
    const passed = now - (lastAtSeconds ?? now)
    if (passed > 0 && passed <= MOST_APART_SECONDS) awake += passed
    lastAtSeconds = now
  }

  function secondsOf(record: TimedRecord): number {
    const { id, lastProgressAtSeconds: progressAtSeconds, watchedSeconds } = record
    const known = kept.get(id)
    const isKnown = known?.progressAtSeconds === progressAtSeconds
    const counted = isKnown ? known.seconds + awake - known.sinceAwake : 0
    const seconds = Math.max(counted, watchedSeconds)
    kept.delete(id)
    kept.set(id, { progressAtSeconds, seconds, sinceAwake: awake })
    return seconds
  }

  function write(): void {
    const now = nowSeconds()
    if (Math.abs(now - (writtenAtSeconds ?? 0)) < WRITTEN_EVERY_SECONDS) return
    writtenAtSeconds = now
    for (const [id, { sinceAwake }] of kept) if (awake - sinceAwake > KEPT_SECONDS) kept.delete(id)
    const entries = [...kept].slice(-MOST_WRITTEN)
    const written = entries.map(([id, { progressAtSeconds, seconds, sinceAwake }]) => {
      return [id, progressAtSeconds, seconds + awake - sinceAwake] as const
    })
    void memory.write([now, ...written]).catch(() => undefined)
  }

  function beat(): void {
    if (!isLoaded) return
    count()
    write()
  }

  return {
    beat,
    during: async (record, look) => {
      loading ??= load()
      await loading
      count()
      secondsOf(record)
      try {
        return await look()
      } finally {
        beat()
      }
    },
    watchedSeconds: (record) => {
      count()
      return secondsOf(record)
    },
  }
}

function writtenIn(value: unknown): Readonly<{ atSeconds: number | undefined; entries: readonly Entry[] }> {
  const [atSeconds, ...entries]: readonly unknown[] = Array.isArray(value) ? value : []
  return { atSeconds: typeof atSeconds === 'number' ? atSeconds : undefined, entries: entries.filter(isEntry) }
}

function isEntry(value: unknown): value is Entry {
  if (!Array.isArray(value)) return false
  const [id, ...numbers]: readonly unknown[] = value
  return typeof id === 'string' && numbers.length === 2 && numbers.every(Number.isFinite)
}
