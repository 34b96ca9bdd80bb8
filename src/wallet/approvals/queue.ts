import { createLock } from '../../lib/lock.ts'
import { createCallsOnTheWay } from './calls-on-the-way.ts'
import type { Prompt, PromptRequest, RequestingCall, RequestingPage } from './prompt.ts'
import {
  bringForward,
  changePrompt,
  firstHidden,
  type InViewPorts,
  isPromptInView,
  leavePrompts,
  openPrompt,
  type PromptOrderPorts,
  promptFor,
  promptsInOrder,
  promptsSeen,
} from './prompt-order.ts'
import type { PromptResult, PromptResults } from './prompt-results.ts'
import { createPromptWindow, type PromptWindowPorts } from './prompt-window.ts'
import { createWaitingCallers } from './waiting-callers.ts'

export type PromptQueuePorts = PromptOrderPorts &
  InViewPorts &
  PromptWindowPorts &
  Readonly<{
    remove: (id: string) => Promise<void>
    isIntact: (prompt: Prompt) => Promise<boolean>
    results: PromptResults
    /** Signatures stay in this background's memory only. */
    signatures: PromptResults
    /** Closes an empty window, unless a new prompt comes. */
    settleWindow: () => Promise<void>
    nowMilliseconds: () => number
    changed: () => void
  }>

export type PromptQueue = Readonly<{
  ask: (promptRequest: PromptRequest, asker?: Partial<RequestingCall>) => Promise<PromptResult>
  /** Resumes a repeated call, even after a restart. */
  again: (origin: string, asker: Pick<RequestingCall, 'callKey' | 'tabId'>) => Promise<ResumedPrompt | undefined>
  list: () => Promise<readonly Prompt[]>
  find: (id: string) => Promise<Prompt | undefined>
  isIntact: (prompt: Prompt) => Promise<boolean>
  /** Ignores ended ones. */
  change: (prompt: Prompt) => Promise<void>
  /** No later request takes its place. */
  open: (id: string) => Promise<void>
  turnedTo: (tabId: number) => Promise<void>
  /** Open ones, and those of tabs in view. */
  seen: () => Promise<readonly Prompt[]>
  /** Ends a prompt once; false if already over. */
  end: (id: string, result: PromptResult) => Promise<boolean>
  /** Ends and returns the prompts of vanished pages. */
  leave: (isGone: (page: RequestingPage) => Promise<boolean>) => Promise<readonly Prompt[]>
  /** Ends the first that waits in hidden tabs; false without one. */
  displace: (ids: readonly string[]) => Promise<boolean>
  endAll: () => Promise<void>
  /** As `CallsOnTheWay`; then no call is half queued. */
  rejectOnTheWay: (origin?: string) => Promise<void>
}>

export type ResumedPrompt = Readonly<{ isOpen: boolean; answer: Promise<PromptResult> }>

const NO: PromptResult = { ok: false, code: 4001 }
/** No refusal of the user: three of those pause a site. */
const LEFT: PromptResult = { ok: false, code: 4900 }
const DISPLACED: PromptResult = { ok: false, code: -32002 }

/** Makes the stored queue: a killed background neither loses nor repeats a prompt or its answer. */
export function createPromptQueue(ports: PromptQueuePorts): PromptQueue {
  const callers = createWaitingCallers()
  const onTheWay = createCallsOnTheWay(ports)
  const { show, raise } = createPromptWindow(ports)
  const list = () => promptsInOrder(ports)
  // No prompt may end between lookup and wait.
  const oneAtATime = createLock()

  const endInTurn = (id: string, result: PromptResult) => endPrompt(id, result, callers, ports)
  const end = (id: string, result: PromptResult) => oneAtATime(() => endInTurn(id, result))

  const leaveEach = async (over: readonly Prompt[]) => {
    for (const { id } of over) await end(id, LEFT)
    return over
  }

  return {
    ask: async (promptRequest, asker = {}) => {
      const answer = await oneAtATime(async () => {
        if (await onTheWay.isRejected(promptRequest, asker)) return undefined
        const prompt = await promptFor(promptRequest, asker, ports)
        if (await isPromptInView(prompt, ports)) await bringForward(() => true, ports)
        return { given: callers.wait(prompt.id) }
      })
      if (!answer) return NO
      ports.changed()
      void raise(asker.tabId)
      return answer.given
    },
    again: async (origin, { callKey, tabId }) => {
      const found = await oneAtATime(() => resumed(origin, callKey, callers, ports))
      if (found?.isOpen) {
        ports.changed()
        void show(tabId, ports.keepWindow)
      }
      return found
    },
    list,
    find: async (id) => (await ports.list()).find((prompt) => prompt.id === id),
    isIntact: ports.isIntact,
    change: async (prompt) => {
      if (await oneAtATime(() => changePrompt(prompt, ports))) ports.changed()
    },
    open: async (id) => {
      if (await oneAtATime(() => openPrompt(id, ports))) ports.changed()
    },
    turnedTo: async (tabId) => {
      const own = await oneAtATime(async () => {
        const own = (await ports.list()).filter(({ pages }) => pages?.some((page) => page.tabId === tabId))
        if (own.length > 0) await bringForward((_prompt, isSeen) => isSeen, ports)
        return own
      })
      if (own.length === 0) return
      ports.changed()
      await show(tabId, own.some(({ isOpen }) => isOpen) ? ports.keepWindow : ports.showWindow)
    },
    seen: () => promptsSeen(ports),
    end,
    leave: async (isGone) => leaveEach(await oneAtATime(() => leavePrompts(isGone, ports))),
    displace: (ids) =>
      oneAtATime(async () => {
        const prompt = await firstHidden(ids, ports)
        return prompt !== undefined && endInTurn(prompt.id, DISPLACED)
      }),
    endAll: async () => void (await leaveEach(await ports.list())),
    rejectOnTheWay: (origin) => {
      onTheWay.reject(origin)
      return oneAtATime(async () => {})
    },
  }
}

async function endPrompt(
  id: string,
  result: PromptResult,
  callers: ReturnType<typeof createWaitingCallers>,
  ports: PromptQueuePorts,
): Promise<boolean> {
  const prompt = (await ports.list()).find((each) => each.id === id)
  if (prompt) {
    const results = isForSignature(prompt) && result.ok ? ports.signatures : ports.results
    await results.keep(prompt.origin, prompt.callKeys, result)
    await ports.remove(id)
  }
  callers.resolve(id, result)
  ports.changed()
  if (prompt) void ports.settleWindow()
  return prompt !== undefined
}

async function resumed(
  origin: string,
  callKey: string,
  callers: ReturnType<typeof createWaitingCallers>,
  { list, signatures, results }: PromptQueuePorts,
): Promise<ResumedPrompt | undefined> {
  const prompt = (await list()).find((each) => each.origin === origin && each.callKeys.includes(callKey))
  if (prompt) return { isOpen: true, answer: callers.wait(prompt.id) }
  const result = (await signatures.of(origin, callKey)) ?? (await results.of(origin, callKey))
  return result && { isOpen: false, answer: Promise.resolve(result) }
}

function isForSignature({ kind }: Prompt): boolean {
  return kind === 'message' || kind === 'typedData'
}
