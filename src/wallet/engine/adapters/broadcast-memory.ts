import type { ItemState } from '../../../core/execution/execution.ts'
import { isRebroadcastDue } from '../../../core/execution/rebroadcast-schedule.ts'
import { attemptsOf } from '../../../core/execution/steps/step.ts'

/** Older bytes are proven again. */
export const PROVEN_SECONDS = 60

export type BroadcastOutcome = 'taken' | 'refused' | 'nonceUsed'

/** One worker's broadcasts, by hash, are never saved: a new worker rebroadcasts undecided bytes once. */
export type BroadcastMemory = Readonly<{
  /** A network that shows the bytes overrides this. */
  isDue: (state: ItemState, nowSeconds: number) => boolean
  has: (hash: string) => boolean
  /** Precedes the save of a first broadcast. */
  begin: (hash: string, atSeconds: number) => void
  /** Begun long ago, yet unbroadcast. */
  isStale: (hash: string, nowSeconds: number) => boolean
  outcome: (hash: string) => BroadcastOutcome | undefined
  /** Must be called before a broadcast, and again with its outcome. */
  note: (hash: string, atSeconds: number, outcome?: BroadcastOutcome) => void
}>

/** Makes the memory of a worker's broadcasts. */
export function createBroadcastMemory(): BroadcastMemory {
  const last = new Map<string, Readonly<{ atSeconds: number; outcome: BroadcastOutcome | undefined }>>()
  const begun = new Map<string, number>()
  return {
    isDue: (state, nowSeconds) => {
      const [newest] = attemptsOf(state)
      if (!newest || !('broadcastAtSeconds' in state)) return false
      const { broadcastAtSeconds = nowSeconds } = state
      return isRebroadcastDue(broadcastAtSeconds, last.get(newest.hash)?.atSeconds, nowSeconds)
    },
    has: (hash) => last.has(hash),
    begin: (hash, atSeconds) => void begun.set(hash, atSeconds),
    isStale: (hash, nowSeconds) =>
      !last.has(hash) && Math.abs(nowSeconds - (begun.get(hash) ?? nowSeconds)) > PROVEN_SECONDS,
    outcome: (hash) => last.get(hash)?.outcome,
    note: (hash, atSeconds, outcome) => void last.set(hash, { atSeconds, outcome }),
  }
}
