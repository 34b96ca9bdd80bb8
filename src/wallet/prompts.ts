import type { SiteRequester } from '../core/bundle/bundle.ts'
import type { IntentInput } from '../core/intent.ts'
import type { TypedData } from '../core/item.ts'
import type { Hex } from '../lib/hex.ts'
import type { CallsWish } from './bundles/outlook.ts'

/** A question of a page that waits for the user. `key` is the page's own name for it, so that asking twice joins. */
export type Prompt = Readonly<{ id: string; ticket: string; origin: string; key: string; createdAtSeconds: number }> &
  Asked

/** What a prompt is made of before it has its names. */
export type Question = Readonly<{ origin: string; key: string }> & Asked

/**
 * What is asked: to see accounts, to move money, to sign a message, whose bytes are as hex, or typed data (EIP-712), or to
 * send calls.
 */
type Asked =
  | Readonly<{ kind: 'connect' }>
  /** `choosesFor`: the page leaves open what is paid from, which the user chooses among what this account has. */
  | Readonly<{ kind: 'intent'; input: IntentInput; callsId: string; choosesFor?: string | undefined }>
  | Readonly<{ kind: 'message'; account: string; message: Hex }>
  | Readonly<{ kind: 'typedData'; account: string; typedData: TypedData }>
  | (Readonly<{ kind: 'calls'; callsId: string; by: SiteRequester['by'] }> & CallsWish)

/** How a question ended: what was granted, or that it was not. */
export type Ending = Readonly<{ ok: true; value: string | readonly string[] }> | Readonly<{ ok: false; code: 4001 }>

export type PromptPorts = Readonly<{
  save: (prompt: Prompt) => Promise<void>
  list: () => Promise<readonly Prompt[]>
  remove: (id: string) => Promise<void>
  /** Shows the one approval window, or brings it to the front. */
  showWindow: () => Promise<void>
  /** Closes that window where nothing waits in it any more; whatever is asked meanwhile keeps it, or gets another. */
  settleWindow: () => Promise<void>
  changed: () => void
  randomName: () => string
  nowSeconds: () => number
}>

export type Prompts = Readonly<{
  /** Asks the user; the same question asked again, also after a restart, waits for the same answer. */
  ask: (question: Question) => Promise<Ending>
  /** Brings the window to the front, if anything waits in it. */
  show: () => Promise<void>
  list: () => Promise<readonly Prompt[]>
  find: (id: string) => Promise<Prompt | undefined>
  /** Asks the same question about something else; nothing happens to one that is over. */
  change: (prompt: Prompt) => Promise<void>
  /** Ends a prompt once; false when it was already over. */
  end: (id: string, ending: Ending) => Promise<boolean>
}>

/**
 * The queue of questions that pages ask. They are stored, so that a killed background neither loses a prompt nor
 * shows it twice; who waits for the answer is known to this background only and asks again after a restart.
 */
export function createPrompts(ports: PromptPorts): Prompts {
  const waiting = new Map<string, Set<(ending: Ending) => void>>()

  async function end(id: string, ending: Ending): Promise<boolean> {
    const isOpen = (await ports.list()).some((prompt) => prompt.id === id)
    if (isOpen) await ports.remove(id)
    for (const resolve of waiting.get(id) ?? []) resolve(ending)
    waiting.delete(id)
    ports.changed()
    if (isOpen) void ports.settleWindow()
    return isOpen
  }

  async function promptFor(question: Question): Promise<Prompt> {
    const known = (await ports.list()).find(
      (prompt) => prompt.origin === question.origin && prompt.key === question.key && prompt.kind === question.kind,
    )
    if (known) return known
    const names = { id: ports.randomName(), ticket: ports.randomName(), createdAtSeconds: ports.nowSeconds() }
    const prompt: Prompt = { ...question, ...names }
    await ports.save(prompt)
    return prompt
  }

  return {
    ask: async (question) => {
      const prompt = await promptFor(question)
      const answer = new Promise<Ending>((resolve) => {
        const resolvers = waiting.get(prompt.id) ?? new Set()
        waiting.set(prompt.id, resolvers.add(resolve))
      })
      ports.changed()
      await ports.showWindow()
      return answer
    },
    show: async () => {
      if ((await ports.list()).length > 0) await ports.showWindow()
    },
    list: ports.list,
    find: async (id) => (await ports.list()).find((prompt) => prompt.id === id),
    change: async (prompt) => {
      if (!(await ports.list()).some(({ id }) => id === prompt.id)) return
      await ports.save(prompt)
      ports.changed()
    },
    end,
  }
}
