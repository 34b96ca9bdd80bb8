import type { BroadcastResult } from '../../../core/chain/broadcast-result.ts'
import type { Reason } from '../../../core/reason/reason.ts'
import type { DecidedBroadcast } from './step-adapter.ts'

type Posted = BroadcastResult | DecidedBroadcast
type Waiting = Readonly<{ atSeconds: number; pauseSeconds: number; said: Reason | undefined }>

/** Pauses double up to the longest, in seconds. */
const FIRST_PAUSE_SECONDS = 2
const LONGEST_PAUSE_SECONDS = 600

export type PostSpacing = Readonly<{
  /** A step reserved by this worker has no earlier bytes. */
  reserved: (step: string) => void
  /** True for bytes this worker made and never posted. */
  isUnbroadcast: (step: string) => boolean
  /** Each call doubles the pause. */
  isDue: (name: string) => boolean
  /** Posts bytes, or repeats the last reason during the pause. A new `era` posts at once. */
  post: (about: Readonly<{ step: string; era: string }>, act: (isFirst: boolean) => Promise<Posted>) => Promise<Posted>
}>

/** Spaces posts of the same bytes. After a restart, one refusal proves nothing. */
export function createPostSpacing(nowSeconds: () => number): PostSpacing {
  const unbroadcast = new Set<string>()
  const waiting = new Map<string, Waiting>()

  function begin(name: string): Waiting | undefined {
    const before = waiting.get(name)
    const atSeconds = nowSeconds()
    // A clock set back stops nothing.
    if (before && Math.abs(atSeconds - before.atSeconds) < before.pauseSeconds) return undefined
    const doubled = before ? before.pauseSeconds * 2 : FIRST_PAUSE_SECONDS
    const begun = { atSeconds, pauseSeconds: Math.min(doubled, LONGEST_PAUSE_SECONDS), said: before?.said }
    waiting.set(name, begun)
    return begun
  }

  return {
    reserved: (step) => void unbroadcast.add(step),
    isUnbroadcast: (step) => unbroadcast.has(step),
    isDue: (name) => begin(name) !== undefined,
    post: async ({ step, era }, act) => {
      const name = `${step} ${era}`
      const begun = begin(name)
      const said = waiting.get(name)?.said ?? { code: 'NO_REASON' }
      if (!begun) return { result: 'unknown', message: '', reason: said }
      const isFirst = unbroadcast.delete(step)
      const posted = await act(isFirst)
      const reason = 'reason' in posted ? posted.reason : reportedHeldReason('accepted')
      waiting.set(name, { ...begun, said: reason })
      return posted
    },
  }
}

/** The reason for bytes that an exchange claims but hides. */
export function reportedHeldReason(words: string): Reason {
  return { code: 'EXCHANGE_TAKEN', words }
}
