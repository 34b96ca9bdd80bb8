import type { NewestRequest } from './requote.ts'

/** These pauses follow an answer and a refusal, milliseconds. */
const PAUSE = 5_000
const REFUSED_PAUSE = 60_000
const MOST = 100

export type NewestRequestsPorts = Readonly<{
  /** Undefined means no turn (see wallet/engine/polling/request-budget.ts). */
  ask: (address: string) => Promise<NewestRequest | undefined>
  nowMilliseconds: () => number
}>

/** Looks up an address's newest request; `later` means paused. */
export function createNewestRequests({ ask, nowMilliseconds }: NewestRequestsPorts) {
  const dueAt = new Map<string, number>()
  return async (address: string): Promise<NewestRequest> => {
    const left = (dueAt.get(address) ?? 0) - nowMilliseconds()
    // A longer pause means that the clock was set back.
    if (left > 0 && left <= REFUSED_PAUSE) return { answer: 'later' }
    const answer = await ask(address)
    if (!answer) return { answer: 'later' }
    dueAt.delete(address)
    const [oldest] = dueAt.keys()
    if (oldest !== undefined && dueAt.size >= MOST) dueAt.delete(oldest)
    dueAt.set(address, nowMilliseconds() + (answer.answer === 'refused' ? REFUSED_PAUSE : PAUSE))
    return answer
  }
}
