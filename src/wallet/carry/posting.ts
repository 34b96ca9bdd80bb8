import type { Reason } from '../../core/reason.ts'
import type { Sending } from '../node-port.ts'
import type { Decided } from './carry.ts'

type Posted = Sending | Decided
type Waiting = Readonly<{ atSeconds: number; pauseSeconds: number; said: Reason | undefined }>

/** The pause after the first post of a step's bytes, seconds; each later one is twice as long, up to the longest. */
const FIRST_PAUSE_SECONDS = 2
const LONGEST_PAUSE_SECONDS = 600

/** What one life of the worker remembers of the bytes that it posts to an exchange. */
export type Posting = Readonly<{
  /** Notes that a step is reserved in this life, so that nobody can have its bytes yet. */
  reserved: (step: string) => void
  /** Whether nobody can have a step's bytes: they were made in this life, and not posted in it. */
  isUnbroadcast: (step: string) => boolean
  /** Whether to ask again now; each time the pause doubles. */
  isDue: (name: string) => boolean
  /** Posts a step's bytes, or gives the last reason again while the pause lasts. A new `era` begins at once. */
  post: (about: Readonly<{ step: string; era: string }>, act: (isFirst: boolean) => Promise<Posted>) => Promise<Posted>
}>

/**
 * Keeps posts of the same bytes apart, and knows the first one. A restart forgets both: one more post is made then, and
 * its refusal proves nothing.
 */
export function createPosting(nowSeconds: () => number): Posting {
  const unbroadcast = new Set<string>()
  const waiting = new Map<string, Waiting>()

  function begin(name: string): Waiting | undefined {
    const before = waiting.get(name)
    const atSeconds = nowSeconds()
    // A clock that was set back doesn't stop anything.
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
      const reason = 'reason' in posted ? posted.reason : reportedTaken('accepted')
      waiting.set(name, { ...begun, said: reason })
      return posted
    },
  }
}

/** The exchange reports that it has the bytes; nothing shows it yet. */
export function reportedTaken(words: string): Reason {
  return { code: 'EXCHANGE_TAKEN', words }
}
