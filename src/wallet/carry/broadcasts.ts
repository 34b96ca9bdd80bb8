import type { ItemState } from '../../core/execution.ts'
import { isRebroadcastDue } from '../../core/rebroadcast.ts'
import { attemptsOf } from '../../core/step.ts'

/** What came of a broadcast: the network has the bytes, it refused them, or it says that their nonce is used. */
export type Outcome = 'taken' | 'refused' | 'nonceUsed'

/**
 * The broadcasts of one worker, by the hash of the bytes. Nothing of it is saved: a new worker broadcasts undecided bytes
 * once more, and goes on by the schedule.
 */
export type Broadcasts = Readonly<{
  /** Whether the newest bytes of a step are broadcast now, unless a network shows them. */
  isDue: (state: ItemState, nowSeconds: number) => boolean
  /** Whether this worker has broadcast bytes. */
  has: (hash: string) => boolean
  /** What came of the last broadcast of bytes by this worker. */
  outcome: (hash: string) => Outcome | undefined
  /** Notes a broadcast before it is made, and then what came of it. */
  note: (hash: string, atSeconds: number, outcome?: Outcome) => void
}>

/** Makes the memory of a worker's broadcasts. */
export function createBroadcasts(): Broadcasts {
  const last = new Map<string, Readonly<{ atSeconds: number; outcome: Outcome | undefined }>>()
  return {
    isDue: (state, nowSeconds) => {
      const [newest] = attemptsOf(state)
      if (!newest || !('broadcastAtSeconds' in state)) return false
      const { broadcastAtSeconds = nowSeconds } = state
      return isRebroadcastDue(broadcastAtSeconds, last.get(newest.hash)?.atSeconds, nowSeconds)
    },
    has: (hash) => last.has(hash),
    outcome: (hash) => last.get(hash)?.outcome,
    note: (hash, atSeconds, outcome) => void last.set(hash, { atSeconds, outcome }),
  }
}
