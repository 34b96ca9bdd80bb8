import type { Failure } from '../core/reason.ts'
import type { ServiceStatus } from '../core/status.ts'

/** What the service answers when it is asked for a status. */
export type StatusAnswer = { ok: true; status: ServiceStatus } | Failure

/** How long a pushed status stands for an answer, milliseconds. */
const FRESH_MILLISECONDS = 1_000

type Pushed = Readonly<{ status: ServiceStatus; atMilliseconds: number }>

/**
 * Lets a status that the service has just pushed stand for the answer to the next question, once: it is the same word of
 * the same service, and as little believed before it was read from a chain.
 */
export function createPushed<A extends StatusAnswer>(
  ports: Readonly<{ ask: (requestId: string) => Promise<A>; nowMilliseconds: () => number }>,
) {
  const newest = new Map<string, Pushed>()
  return {
    heard: (requestId: string, status: ServiceStatus): void => {
      newest.set(requestId.toLowerCase(), { status, atMilliseconds: ports.nowMilliseconds() })
    },
    status: async (requestId: string): Promise<A | Readonly<{ ok: true; status: ServiceStatus }>> => {
      const pushed = newest.get(requestId.toLowerCase())
      newest.delete(requestId.toLowerCase())
      const isFresh = pushed && Math.abs(ports.nowMilliseconds() - pushed.atMilliseconds) < FRESH_MILLISECONDS
      return isFresh ? { ok: true, status: pushed.status } : ports.ask(requestId)
    },
  }
}
