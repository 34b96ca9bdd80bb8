import { siteNameOf } from '../core/site-name.ts'
import type { Caller } from './methods.ts'
import type { Asker } from './ports.ts'
import { createRejections, type RejectionMemory } from './rejections.ts'
import { CODES, ProviderRpcError } from './rpc-error.ts'

const MOST_PROMPTS = 5
const MOST_OF_SITE = 2
const SHOWN_AGAIN_MILLISECONDS = 1_000

/** Lets questions through to the user. */
export type PromptGate = Readonly<{
  /** Asks; `asks` is the same for the same question. */
  ask: <T>(caller: Caller, asks: string, open: (asker: Asker) => Promise<T>) => Promise<T>
  /** Waits for a question that was let through before, perhaps by a background that was killed since. */
  rejoin: <T>(origin: string, asks: string | undefined, answer: Promise<T>) => Promise<T>
}>

export type GatePorts = Readonly<{
  /** Epoch milliseconds. */
  now: () => number
  /** Brings the window of open prompts to the front, for a tab that is in view. */
  show: (tabId: number | undefined) => Promise<void>
  /** The questions that are open, whichever background has let them through. */
  open: () => Promise<readonly Readonly<{ origin: string; asks?: string | undefined }>[]>
  /** Ends the questions of pages that are gone, also of a page that this one took the place of; gives their origins. */
  makeRoom: (caller: Caller) => Promise<readonly string[]>
  /** What outlives the background of rejections. */
  memory: RejectionMemory
}>

/**
 * `begun`: the question is let through, and its own window asked for. `shownAt`: when each tab last asked for the window;
 * one that was not in view then has not got it.
 */
type Pending = Readonly<{
  asks: string | undefined
  answer: Promise<unknown>
  begun: Promise<void>
  shownAt: ReadonlyMap<number | undefined, number>
}>

/**
 * Makes a gate: one prompt at a time for each origin. The same question again joins the one that is open, and brings
 * its window to the front, at most once a second for each tab: a second click gives no second window and is not in
 * vain. Another question is refused with -32002. Three rejections in a row pause a site for a minute: -32002 as well,
 * since 4001 would say that the user has seen the question. All origins of one site together have at most two prompts
 * open, and all sites five. What counts is stored: a background that is killed, or a name below the same domain, begins
 * no new count.
 */
export function createPromptGate(ports: GatePorts): PromptGate {
  const pending = new Map<string, Pending>()
  const rejections = createRejections(ports)

  async function check(caller: Caller, asks: string): Promise<void> {
    const { origin } = caller
    const all = await ports.open()
    // It is joined there.
    if (all.some((each) => each.origin === origin && each.asks === asks)) return
    if (isFull(all, origin)) {
      await ports.makeRoom(caller)
      if (isFull(await ports.open(), origin)) throw busy()
    }
    if (await rejections.isPaused(siteNameOf(origin))) throw paused()
  }

  // Only pages that are gone make room for another one.
  async function freed(caller: Caller): Promise<void> {
    const ended = await ports.makeRoom(caller)
    const answers = [...pending].flatMap(([origin, { answer }]) => (ended.includes(origin) ? [answer] : []))
    await Promise.allSettled(answers)
    if (isFull(opened(pending), caller.origin)) throw busy()
  }

  function wait<T>(origin: string, entry: Pending & Readonly<{ answer: Promise<T> }>): Promise<T> {
    const { answer } = entry
    pending.set(origin, entry)
    const done = async (isApproved: boolean, isRejected: boolean) => {
      // Looked up again: it may have been brought to the front since.
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
  return error instanceof ProviderRpcError && error.code === CODES.userRejected
}

function busy(): ProviderRpcError {
  return new ProviderRpcError(CODES.unavailable, 'Causeway already waits for the user’s answer to another question.')
}

function paused(): ProviderRpcError {
  return new ProviderRpcError(
    CODES.unavailable,
    'The user rejected this site’s last questions. Causeway asks again after a minute.',
  )
}
