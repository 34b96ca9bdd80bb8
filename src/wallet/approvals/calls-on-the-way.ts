import type { PromptRequest, RequestingCall } from './prompt.ts'
import type { InViewPorts } from './prompt-order.ts'

export type CallsOnTheWay = Readonly<{
  /** Rejects calls received so far: an origin's, or those of tabs in view. */
  reject: (origin?: string) => void
  isRejected: (request: PromptRequest, asker: Partial<RequestingCall>) => Promise<boolean>
}>

/** Remembers the last rejection for calls that are not yet queued. */
export function createCallsOnTheWay({
  nowMilliseconds,
  isInView,
}: InViewPorts & Readonly<{ nowMilliseconds: () => number }>): CallsOnTheWay {
  let rejection: Readonly<{ at: number; origin: string | undefined }> | undefined
  return {
    reject: (origin) => {
      rejection = { at: nowMilliseconds(), origin }
    },
    isRejected: async ({ origin }, { receivedAtMilliseconds, tabId }) => {
      if (!rejection || receivedAtMilliseconds === undefined || receivedAtMilliseconds > rejection.at) return false
      if (rejection.origin !== undefined) return rejection.origin === origin
      return tabId === undefined || isInView(tabId)
    },
  }
}
