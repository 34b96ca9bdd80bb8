import { siteNameOf } from '../../core/phishing/site-name.ts'
import type { ProviderCaller } from '../methods.ts'
import type { PromptCaller } from '../ports.ts'
import { ProviderRpcError, RPC_ERROR_CODES } from '../rpc-error.ts'
import { createRejections, type RejectionMemory } from './rejections.ts'

const MOST_PROMPTS = 5
const MOST_OF_SITE = 2
const SHOWN_AGAIN_MILLISECONDS = 1_000

export type PromptGate = Readonly<{
  /** `asks` identifies equal prompts. */
  ask: <T>(caller: ProviderCaller, asks: string, open: (asker: PromptCaller) => Promise<T>) => Promise<T>
  /** Waits for an earlier background's prompt. */
  rejoin: <T>(origin: string, asks: string | undefined, answer: Promise<T>) => Promise<T>
}>

export type PromptGatePorts = Readonly<{
  now: () => number
  show: (tabId: number | undefined) => Promise<void>
  open: () => Promise<readonly Readonly<{ origin: string; asks?: string | undefined }>[]>
  makeRoom: (caller: ProviderCaller) => Promise<readonly string[]>
  memory: RejectionMemory
}>

/** `begun`: the window was requested. `shownAt`: each tab's last request for it. */
type Pending = Readonly<{
  asks: string | undefined
  answer: Promise<unknown>
  begun: Promise<void>
  shownAt: ReadonlyMap<number | undefined, number>
}>

/**
 * Makes a gate of one prompt per origin, with -32002 for other calls. A repeated call joins and raises the window, once
 * a second per tab. Three rejections pause a site for a minute, also with -32002: 4001 would claim a user's refusal. A
 * site has at most two prompts, all sites five. Counts outlive the background and cover subdomains.
 */
export function createPromptGate(ports: PromptGatePorts): PromptGate {
  const pending = new Map<string, Pending>()
  const rejections = createRejections(ports)

  async function check(caller: ProviderCaller, asks: string): Promise<void> {
    const { origin } = caller
    const all = await ports.open()
    // `open` joins it.
    if (all.some((each) => each.origin === origin && each.asks === asks)) return
    if (isFull(all, origin)) {
      await ports.makeRoom(caller)
      if (isFull(await ports.open(), origin)) throw busy()
    }
    if (await rejections.isPaused(siteNameOf(origin))) throw paused()
  }

  // Only closed pages make room.
  async function freed(caller: ProviderCaller): Promise<void> {
    const ended = await ports.makeRoom(caller)
    const answers = [...pending].flatMap(([origin, { answer }]) => (ended.includes(origin) ? [answer] : []))
    await Promise.allSettled(answers)
    if (isFull(opened(pending), caller.origin)) throw busy()
  }

  function wait<T>(origin: string, entry: Pending & Readonly<{ answer: Promise<T> }>): Promise<T> {
    const { answer } = entry
    pending.set(origin, entry)
    const done = async (isApproved: boolean, isRejected: boolean) => {
      // It may have been raised since.
      if (pending.get(origin)?.answer === answer) pending.delete(origin)
      await rejections.count(siteNameOf(origin), { isApproved, isRejected })
    }
    answer.then(
      () => done(true, false),
      (error: unknown) => done(false, isRejection(error)),
    )
    return answer
  }

  const gate: PromptGate = {
    ask: (caller, asks, open) => {
      const { origin, key, tabId, documentId } = caller
      const own = pending.get(origin)
      if (own?.asks === asks) {
        const now = ports.now()
        if (Math.abs(now - (own.shownAt.get(tabId) ?? Number.NEGATIVE_INFINITY)) >= SHOWN_AGAIN_MILLISECONDS) {
          pending.set(origin, { ...own, shownAt: new Map([...own.shownAt, [tabId, now]]) })
          void own.begun.then(
            () => ports.show(tabId),
            () => undefined,
          )
        }
        return own.answer as ReturnType<typeof open>
      }
      if (isFull(opened(pending), origin)) return freed(caller).then(() => gate.ask(caller, asks, open))
      const begun = check(caller, asks)
      const answer = begun.then(() => open({ callKey: key, asks, tabId, documentId }))
      return wait(origin, { asks, answer, begun, shownAt: new Map([[tabId, ports.now()]]) })
    },
    rejoin: (origin, asks, answer) => {
      if (pending.has(origin)) return answer
      return wait(origin, { asks, answer, begun: Promise.resolve(), shownAt: new Map() })
    },
  }
  return gate
}

type Asking = Readonly<{ origin: string }>

function opened(pending: ReadonlyMap<string, Pending>): readonly Asking[] {
  return [...pending.keys()].map((origin) => ({ origin }))
}

function isFull(open: readonly Asking[], origin: string): boolean {
  const site = siteNameOf(origin)
  const ofSite = open.filter((each) => siteNameOf(each.origin) === site)
  const isOwnOpen = open.some((each) => each.origin === origin)
  return isOwnOpen || ofSite.length >= MOST_OF_SITE || open.length >= MOST_PROMPTS
}

function isRejection(error: unknown): boolean {
  return error instanceof ProviderRpcError && error.code === RPC_ERROR_CODES.userRejected
}

function busy(): ProviderRpcError {
  return new ProviderRpcError(
    RPC_ERROR_CODES.unavailable,
    'Causeway already waits for the user’s answer to another question.',
  )
}

function paused(): ProviderRpcError {
  return new ProviderRpcError(
    RPC_ERROR_CODES.unavailable,
    'The user rejected this site’s last questions. Causeway asks again after a minute.',
  )
}
