import { siteNameOf } from '../../core/phishing/site-name.ts'
import { createLock } from '../../lib/lock.ts'
import type { ProviderCaller } from '../methods.ts'
import type { PromptCaller, WaitingPrompt } from '../ports.ts'
import { ProviderRpcError, RPC_ERROR_CODES } from '../rpc-error.ts'
import { displaceableFor, isQueueFull, queueFullError } from './prompt-limits.ts'
import { createRejections, type RejectionMemory } from './rejections.ts'

export type PromptGate = Readonly<{
  ask: <T>(caller: ProviderCaller, open: (asker: PromptCaller) => Promise<T>) => Promise<T>
  /** Waits for an earlier background's prompt. */
  rejoin: <T>(origin: string, answer: Promise<T>) => Promise<T>
}>

export type PromptGatePorts = Readonly<{
  now: () => number
  open: () => Promise<readonly WaitingPrompt[]>
  makeRoom: (caller: ProviderCaller) => Promise<readonly WaitingPrompt[]>
  displace: (ids: readonly string[]) => Promise<boolean>
  isInView: (tabId: number) => Promise<boolean>
  memory: RejectionMemory
}>

/**
 * Makes the queue's gate. Beyond its limits calls get -32002, which clients don't retry. So does a site after three
 * rejections, for a minute: 4001 would claim a user's refusal.
 */
export function createPromptGate(ports: PromptGatePorts): PromptGate {
  const admitted = new Set<WaitingPrompt>()
  const rejections = createRejections(ports)
  // Two calls must not take one place.
  const oneAtATime = createLock()

  async function waitingBeside(caller: ProviderCaller): Promise<readonly WaitingPrompt[]> {
    const ended = await ports.makeRoom(caller)
    const stored = await ports.open()
    const all = new Map([...admitted, ...stored].map((each) => [nameOf(each), each]))
    for (const each of ended) all.delete(nameOf(each))
    return [...all.values()]
  }

  async function displaceFor({ origin, tabId }: ProviderCaller, waiting: readonly WaitingPrompt[]): Promise<boolean> {
    const isSeen = tabId !== undefined && (await ports.isInView(tabId))
    return isSeen && ports.displace(displaceableFor(origin, waiting))
  }

  async function admit(caller: ProviderCaller): Promise<WaitingPrompt> {
    const { origin, key } = caller
    const waiting = await waitingBeside(caller)
    if (await rejections.isPaused(siteNameOf(origin))) throw paused()
    if (isQueueFull(waiting, origin) && !(await displaceFor(caller, waiting))) throw queueFullError()
    const call = { origin, callKeys: [key] }
    admitted.add(call)
    return call
  }

  function counted<T>(origin: string, answer: Promise<T>): Promise<T> {
    const site = siteNameOf(origin)
    answer.then(
      () => rejections.count(site, { isApproved: true, isRejected: false }),
      (error: unknown) => rejections.count(site, { isApproved: false, isRejected: isRejection(error) }),
    )
    return answer
  }

  return {
    ask: async (caller, open) => {
      const { origin, key, tabId, documentId, receivedAtMilliseconds } = caller
      const call = await oneAtATime(() => admit(caller))
      try {
        return await counted(origin, open({ callKey: key, tabId, documentId, receivedAtMilliseconds }))
      } finally {
        admitted.delete(call)
      }
    },
    rejoin: counted,
  }
}

function nameOf({ origin, callKeys: [key] }: WaitingPrompt): string {
  return `${origin} ${key}`
}

function isRejection(error: unknown): boolean {
  return error instanceof ProviderRpcError && error.code === RPC_ERROR_CODES.userRejected
}

function paused(): ProviderRpcError {
  return new ProviderRpcError(
    RPC_ERROR_CODES.unavailable,
    'The user rejected this site’s last requests. Causeway asks again after a minute.',
  )
}
