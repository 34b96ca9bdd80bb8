import type { SiteRequester } from '../../core/bundle/bundle.ts'
import type { TypedData } from '../../core/execution/item.ts'
import type { IntentInput } from '../../core/intent/intent.ts'
import type { Hex } from '../../lib/hex.ts'
import { createLock } from '../../lib/lock.ts'
import type { RequestedCalls } from '../bundles/simulation.ts'
import type { PromptResult, PromptResults } from './prompt-results.ts'

/** Prompts with the same `key` join. */
export type Prompt = Readonly<{
  id: string
  ticket: string
  origin: string
  key: string
  createdAtSeconds: number
  /** See provider/router/prompt-gate.ts. */
  callKeys: readonly string[]
  asks?: string | undefined
  /** Undefined means an unknown page. */
  pages?: readonly RequestingPage[] | undefined
}> &
  Asked

export type RequestingPage = Readonly<{ tabId: number; documentId?: string | undefined }>

export type RequestingCall = Readonly<{
  callKey: string
  asks: string
  tabId: number | undefined
  documentId?: string | undefined
}>

export type PromptRequest = Readonly<{ origin: string; key: string }> & Asked

type Asked =
  | Readonly<{ kind: 'connect' }>
  /**
   * The page's wish expires at `expiresAtSeconds`. With `choosesFor`, the user chooses the source among this account's
   * money.
   */
  | Readonly<{
      kind: 'intent'
      input: IntentInput
      callsId: string
      choosesFor?: string | undefined
      expiresAtSeconds?: number | undefined
    }>
  | Readonly<{ kind: 'message'; account: string; message: Hex }>
  | Readonly<{ kind: 'typedData'; account: string; typedData: TypedData }>
  | (Readonly<{ kind: 'calls'; callsId: string; by: SiteRequester['by'] }> & RequestedCalls)

export type PromptQueuePorts = Readonly<{
  save: (prompt: Prompt) => Promise<void>
  list: () => Promise<readonly Prompt[]>
  remove: (id: string) => Promise<void>
  endings: PromptResults
  /** Signatures stay in this background's memory only. */
  signatures: PromptResults
  /** Shows or focuses the one window. */
  showWindow: () => Promise<void>
  /** Opens it if missing, without focus. */
  keepWindow: () => Promise<void>
  /** A hidden tab must not take the focus. */
  isInView: (tabId: number) => Promise<boolean>
  /** Closes an empty window, unless a new prompt comes. */
  settleWindow: () => Promise<void>
  changed: () => void
  randomName: () => string
  nowSeconds: () => number
}>

export type PromptQueue = Readonly<{
  /** Prompts the user; a repeat shares the answer. */
  ask: (question: PromptRequest, asker?: RequestingCall) => Promise<PromptResult>
  /** Resumes a repeated call, even after a restart; undefined if unknown. */
  again: (origin: string, asker: Pick<RequestingCall, 'callKey' | 'tabId'>) => Promise<ResumedPrompt | undefined>
  show: (tabId?: number) => Promise<void>
  list: () => Promise<readonly Prompt[]>
  find: (id: string) => Promise<Prompt | undefined>
  /** Changes an open prompt; ignores ended ones. */
  change: (prompt: Prompt) => Promise<void>
  /** Ends a prompt once; false if already over. */
  end: (id: string, ending: PromptResult) => Promise<boolean>
  /** Removes vanished pages and rejects prompts without any; returns their sites. */
  leave: (isGone: (page: RequestingPage) => Promise<boolean>) => Promise<readonly string[]>
  endAll: () => Promise<void>
}>

export type ResumedPrompt = Readonly<{ asks: string | undefined; answer: Promise<PromptResult> }>

const MOST_CALLS = 16

const NO: PromptResult = { ok: false, code: 4001 }

/**
 * Makes the stored queue of prompts: a killed background neither loses nor repeats one. Only this background knows the
 * waiting callers; answers are kept for later ones.
 */
export function createPromptQueue(ports: PromptQueuePorts): PromptQueue {
  const waiting = new Map<string, Set<(ending: PromptResult) => void>>()
  // No prompt may end between lookup and wait.
  const oneAtATime = createLock()

  const end = (id: string, ending: PromptResult) =>
    oneAtATime(async () => {
      const prompt = (await ports.list()).find((each) => each.id === id)
      if (prompt) {
        const endings = isForSignature(prompt) && ending.ok ? ports.signatures : ports.endings
        await endings.keep(prompt.origin, prompt.callKeys, ending)
        await ports.remove(id)
      }
      for (const resolve of waiting.get(id) ?? []) resolve(ending)
      waiting.delete(id)
      ports.changed()
      if (prompt) void ports.settleWindow()
      return prompt !== undefined
    })

  async function promptFor(question: PromptRequest, asker: Partial<RequestingCall>): Promise<[Prompt, isNew: boolean]> {
    const { callKey, asks } = asker
    const pages = pagesOf(asker)
    const known = (await ports.list()).find((each) => isSame(each, question, asks))
    if (known) return [await joined(known, callKey, pages), false]
    const names = { id: ports.randomName(), ticket: ports.randomName(), createdAtSeconds: ports.nowSeconds() }
    const prompt: Prompt = { ...question, ...names, asks, callKeys: [callKey ?? question.key], pages }
    await ports.save(prompt)
    return [prompt, true]
  }

  async function joined(prompt: Prompt, callKey: string | undefined, pages: Prompt['pages']): Promise<Prompt> {
    const { callKeys } = prompt
    if (callKey === undefined || callKeys.includes(callKey)) return prompt
    const waiting = prompt.pages && pages && withPages(prompt.pages, pages)
    const more = { ...prompt, callKeys: [...callKeys, callKey].slice(-MOST_CALLS), pages: waiting }
    await ports.save(more)
    return more
  }

  async function left(isGone: (page: RequestingPage) => Promise<boolean>): Promise<readonly Prompt[]> {
    const over: Prompt[] = []
    for (const prompt of await ports.list()) {
      if (!prompt.pages) continue
      const gone = await Promise.all(prompt.pages.map(isGone))
      const pages = prompt.pages.filter((_page, index) => !gone[index])
      if (pages.length === 0) over.push(prompt)
      else if (pages.length < prompt.pages.length) await ports.save({ ...prompt, pages })
    }
    return over
  }

  function answerOf({ id }: Prompt): Promise<PromptResult> {
    return new Promise<PromptResult>((resolve) => {
      const resolvers = waiting.get(id) ?? new Set()
      waiting.set(id, resolvers.add(resolve))
    })
  }

  // The badge still shows the prompt.
  async function open(how: () => Promise<void>, tabId: number | undefined): Promise<void> {
    if (tabId !== undefined && !(await ports.isInView(tabId))) return
    await how().catch(() => undefined)
  }

  return {
    ask: async (question, asker) => {
      const { answer, isNew } = await oneAtATime(async () => {
        const [prompt, isNew] = await promptFor(question, asker ?? {})
        return { answer: answerOf(prompt), isNew }
      })
      ports.changed()
      void open(isNew ? ports.showWindow : ports.keepWindow, asker?.tabId)
      return answer
    },
    again: async (origin, { callKey, tabId }) => {
      const found = await oneAtATime(async (): Promise<ResumedPrompt | undefined> => {
        const prompt = (await ports.list()).find((each) => each.origin === origin && each.callKeys.includes(callKey))
        if (prompt) return { asks: prompt.asks, answer: answerOf(prompt) }
        const ending = (await ports.signatures.of(origin, callKey)) ?? (await ports.endings.of(origin, callKey))
        return ending && { asks: undefined, answer: Promise.resolve(ending) }
      })
      if (found?.asks !== undefined) {
        ports.changed()
        void open(ports.keepWindow, tabId)
      }
      return found
    },
    show: async (tabId) => {
      if ((await oneAtATime(ports.list)).length > 0) await open(ports.showWindow, tabId)
    },
    list: ports.list,
    find: async (id) => (await ports.list()).find((prompt) => prompt.id === id),
    change: async (prompt) => {
      const isChanged = await oneAtATime(async () => {
        const now = (await ports.list()).find(({ id }) => id === prompt.id)
        // Later joiners get the answer too.
        if (now) await ports.save({ ...prompt, callKeys: now.callKeys, pages: now.pages })
        return now !== undefined
      })
      if (isChanged) ports.changed()
    },
    end,
    leave: async (isGone) => {
      const over = await oneAtATime(() => left(isGone))
      for (const { id } of over) await end(id, NO)
      return over.map(({ origin }) => origin)
    },
    endAll: async () => {
      for (const { id } of await ports.list()) await end(id, NO)
    },
  }
}

function pagesOf({ tabId, documentId }: Partial<RequestingCall>): Prompt['pages'] {
  return tabId === undefined ? undefined : [{ tabId, documentId }]
}

function withPages(known: readonly RequestingPage[], more: readonly RequestingPage[]): readonly RequestingPage[] {
  const isKnown = (page: RequestingPage) =>
    known.some(({ tabId, documentId }) => tabId === page.tabId && documentId === page.documentId)
  return [...known, ...more.filter((page) => !isKnown(page))].slice(-MOST_CALLS)
}

function isSame(prompt: Prompt, question: PromptRequest, asks: string | undefined): boolean {
  if (prompt.origin !== question.origin || prompt.kind !== question.kind) return false
  return prompt.key === question.key || (asks !== undefined && prompt.asks === asks)
}

function isForSignature({ kind }: Prompt): boolean {
  return kind === 'message' || kind === 'typedData'
}
