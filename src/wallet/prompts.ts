import type { SiteRequester } from '../core/bundle/bundle.ts'
import type { IntentInput } from '../core/intent.ts'
import type { TypedData } from '../core/item.ts'
import type { Hex } from '../lib/hex.ts'
import { createLock } from '../lib/lock.ts'
import type { CallsWish } from './bundles/outlook.ts'
import type { Ending, Endings } from './endings.ts'

/** A question of a page that waits for the user. `key` is the page's own name for it, so that asking twice joins. */
export type Prompt = Readonly<{
  id: string
  ticket: string
  origin: string
  key: string
  createdAtSeconds: number
  /** The calls that wait for it, by their keys, and what all of them ask; see provider/prompt-gate.ts. */
  callKeys?: readonly string[] | undefined
  asks?: string | undefined
  /** The pages that wait for it; unknown where nobody says which page asks. */
  pages?: readonly AskingPage[] | undefined
}> &
  Asked

/** A document in a tab, by the browser's names. */
export type AskingPage = Readonly<{ tabId: number; documentId?: string | undefined }>

/** Who asks: the call by its key, what it asks in one word, and the tab and the document that it comes from. */
export type Asker = Readonly<{
  callKey: string
  asks: string
  tabId: number | undefined
  documentId?: string | undefined
}>

/** What a prompt is made of before it has its names. */
export type Question = Readonly<{ origin: string; key: string }> & Asked

/**
 * What is asked: to see accounts, to move money, to sign a message, whose bytes are as hex, or typed data (EIP-712), or to
 * send calls.
 */
type Asked =
  | Readonly<{ kind: 'connect' }>
  /**
   * After `expiresAtSeconds` the page wants it no more. `choosesFor`: the page leaves open what is paid from, which the
   * user chooses among what this account has.
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
  | (Readonly<{ kind: 'calls'; callsId: string; by: SiteRequester['by'] }> & CallsWish)

export type PromptPorts = Readonly<{
  save: (prompt: Prompt) => Promise<void>
  list: () => Promise<readonly Prompt[]>
  remove: (id: string) => Promise<void>
  /** How questions ended that perhaps nobody heard of, in memory that outlives this background. */
  endings: Endings
  /** The same of questions for a signature, which is kept in no storage: in memory of this background alone. */
  signatures: Endings
  /** Shows the one approval window, or brings it to the front. */
  showWindow: () => Promise<void>
  /** Shows it where there is none, and leaves an open one where it is. */
  keepWindow: () => Promise<void>
  /** Whether a tab is in view in its window: what is asked from another one takes nobody's window away. */
  isInView: (tabId: number) => Promise<boolean>
  /** Closes that window where nothing waits in it any more; whatever is asked meanwhile keeps it, or gets another. */
  settleWindow: () => Promise<void>
  changed: () => void
  randomName: () => string
  nowSeconds: () => number
}>

export type Prompts = Readonly<{
  /** Asks the user; the same question asked again waits for the same answer. */
  ask: (question: Question, asker?: Asker) => Promise<Ending>
  /** What became of a call that comes again, also after a restart; undefined where it has asked nothing here. */
  again: (origin: string, asker: Pick<Asker, 'callKey' | 'tabId'>) => Promise<Resumed | undefined>
  /** Brings the window to the front for a tab, if anything waits in it. */
  show: (tabId?: number) => Promise<void>
  list: () => Promise<readonly Prompt[]>
  find: (id: string) => Promise<Prompt | undefined>
  /** Asks the same question about something else; nothing happens to one that is over. */
  change: (prompt: Prompt) => Promise<void>
  /** Ends a prompt once; false when it was already over. */
  end: (id: string, ending: Ending) => Promise<boolean>
  /**
   * Takes pages off what they have asked; a prompt that no page waits for any more ends as rejected.
   *
   * @returns the sites whose prompts ended
   */
  leave: (isGone: (page: AskingPage) => Promise<boolean>) => Promise<readonly string[]>
  /** Ends every prompt as rejected. */
  endAll: () => Promise<void>
}>

/** A question that a call has asked before. `answer` may be there already. */
export type Resumed = Readonly<{ asks: string | undefined; answer: Promise<Ending> }>

/** Calls that wait for one question, more of which no page means. */
const MOST_CALLS = 16

const NO: Ending = { ok: false, code: 4001 }

/**
 * The queue of questions that pages ask. They are stored, so that a killed background neither loses a prompt nor
 * shows it twice; who waits for the answer is known to this background only and asks again after a restart. How they ended
 * is kept for whoever could not hear it.
 */
export function createPrompts(ports: PromptPorts): Prompts {
  const waiting = new Map<string, Set<(ending: Ending) => void>>()
  // Between looking for a question and waiting for it none may end.
  const oneAtATime = createLock()

  const end = (id: string, ending: Ending) =>
    oneAtATime(async () => {
      const prompt = (await ports.list()).find((each) => each.id === id)
      if (prompt) {
        const endings = isForSignature(prompt) && ending.ok ? ports.signatures : ports.endings
        await endings.keep(prompt.origin, prompt.callKeys ?? [prompt.key], ending)
        await ports.remove(id)
      }
      for (const resolve of waiting.get(id) ?? []) resolve(ending)
      waiting.delete(id)
      ports.changed()
      if (prompt) void ports.settleWindow()
      return prompt !== undefined
    })

  async function promptFor(question: Question, asker: Partial<Asker>): Promise<[Prompt, isNew: boolean]> {
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
    const callKeys = prompt.callKeys ?? []
    if (callKey === undefined || callKeys.includes(callKey)) return prompt
    const waiting = prompt.pages && pages && withPages(prompt.pages, pages)
    const more = { ...prompt, callKeys: [...callKeys, callKey].slice(-MOST_CALLS), pages: waiting }
    await ports.save(more)
    return more
  }

  // Which prompts no page waits for any more; the others keep the pages that do.
  async function left(isGone: (page: AskingPage) => Promise<boolean>): Promise<readonly Prompt[]> {
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

  function answerOf({ id }: Prompt): Promise<Ending> {
    return new Promise<Ending>((resolve) => {
      const resolvers = waiting.get(id) ?? new Set()
      waiting.set(id, resolvers.add(resolve))
    })
  }

  // A window that does not open is no answer: the badge says that something waits.
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
      const found = await oneAtATime(async (): Promise<Resumed | undefined> => {
        const prompt = (await ports.list()).find(
          (each) => each.origin === origin && (each.callKeys ?? [each.key]).includes(callKey),
        )
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
      // What is just being asked counts.
      if ((await oneAtATime(ports.list)).length > 0) await open(ports.showWindow, tabId)
    },
    list: ports.list,
    find: async (id) => (await ports.list()).find((prompt) => prompt.id === id),
    change: async (prompt) => {
      const isChanged = await oneAtATime(async () => {
        const now = (await ports.list()).find(({ id }) => id === prompt.id)
        // Whoever has joined it meanwhile is answered too.
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

function pagesOf({ tabId, documentId }: Partial<Asker>): Prompt['pages'] {
  return tabId === undefined ? undefined : [{ tabId, documentId }]
}

function withPages(known: readonly AskingPage[], more: readonly AskingPage[]): readonly AskingPage[] {
  const isKnown = (page: AskingPage) =>
    known.some(({ tabId, documentId }) => tabId === page.tabId && documentId === page.documentId)
  return [...known, ...more.filter((page) => !isKnown(page))].slice(-MOST_CALLS)
}

function isSame(prompt: Prompt, question: Question, asks: string | undefined): boolean {
  if (prompt.origin !== question.origin || prompt.kind !== question.kind) return false
  return prompt.key === question.key || (asks !== undefined && prompt.asks === asks)
}

function isForSignature({ kind }: Prompt): boolean {
  return kind === 'message' || kind === 'typedData'
}
