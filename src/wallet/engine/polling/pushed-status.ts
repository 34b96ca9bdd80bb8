import type { ServiceStatus } from '../../../core/execution/service-status.ts'
import type { Failure } from '../../../core/reason/reason.ts'

export type StatusAnswer = { ok: true; status: ServiceStatus } | Failure

const FRESH_MILLISECONDS = 1_000

type Pushed = Readonly<{ status: ServiceStatus; atMilliseconds: number }>

/** Makes a pushed status answer the next poll, once. Both come from the service and need the chain's proof. */
export function createPushedStatus<A extends StatusAnswer>(
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
