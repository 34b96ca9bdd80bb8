import type { NewestRequest } from './successor.ts'

/** How long an address is not asked about again, milliseconds: after an answer, and after a refusal. */
const PAUSE = 5_000
const REFUSED_PAUSE = 60_000
/** Of so many addresses it is remembered when they were asked about. */
const MOST = 100

export type NewestRequestsPorts = Readonly<{
  /** Undefined where the service may not be asked now (see budget.ts). */
  ask: (address: string) => Promise<NewestRequest | undefined>
  nowMilliseconds: () => number
}>

/**
 * Asks for the newest request of a deposit address now and then, however often it is called: `later` in between. Who
 * refuses is asked once a minute.
 */
export function createNewestRequests({ ask, nowMilliseconds }: NewestRequestsPorts) {
  const dueAt = new Map<string, number>()
  return async (address: string): Promise<NewestRequest> => {
    const left = (dueAt.get(address) ?? 0) - nowMilliseconds()
    // More than the longest pause is the work of a clock that was set back.
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
