import type { StartTimer } from '../engine/time-limit.ts'
import type { Prompt } from './prompt.ts'
import type { PromptDetails, PromptEntry } from './prompt-details.ts'

export type PromptEntryPorts = Readonly<{
  after: StartTimer
  nowSeconds: () => number
  ready: () => void
}>

export type PromptEntries = Readonly<{
  /** Reads the first and open ones; never waits long, nor fails by one. */
  list: (prompts: readonly Prompt[]) => Promise<readonly PromptEntry[]>
  forget: (promptId: string) => void
}>

type Reading = Readonly<{
  entry: Promise<PromptEntry | undefined>
  beganAtSeconds: number
  readAtSeconds: () => number | undefined
}>

const GRACE_MILLISECONDS = 200
const KEPT_SECONDS = 5
/** Then the next one goes first. */
const SLOW_SECONDS = 5

/** Makes the list's entries, each by itself. */
export function createPromptEntries(
  { entryOf, waitingEntryOf }: Pick<PromptDetails, 'entryOf' | 'waitingEntryOf'>,
  ports: PromptEntryPorts,
): PromptEntries {
  const slow = new Map<string, Reading>()

  function readingOf(prompt: Prompt): Reading {
    const known = slow.get(prompt.id)
    if (known && isCurrent(known, ports.nowSeconds())) return known
    slow.delete(prompt.id)
    let readAtSeconds: number | undefined
    const entry = entryOf(prompt).catch((): PromptEntry => ({ kind: 'unreadable', prompt, suspicion: undefined }))
    const reading = { entry, beganAtSeconds: ports.nowSeconds(), readAtSeconds: () => readAtSeconds }
    void entry.then(() => {
      readAtSeconds = ports.nowSeconds()
      if (slow.get(prompt.id) === reading) ports.ready()
    })
    return reading
  }

  function tellOnceSlow(id: string, reading: Reading): void {
    ports.after(SLOW_SECONDS * 1_000, () => {
      if (slow.get(id) === reading && reading.readAtSeconds() === undefined) ports.ready()
    })
  }

  async function listed(prompt: Prompt, isAlone: boolean): Promise<PromptEntry | undefined> {
    const reading = readingOf(prompt)
    return new Promise((resolve) => {
      const cancel = ports.after(GRACE_MILLISECONDS, () => {
        const isFirst = slow.get(prompt.id) !== reading
        if (reading.readAtSeconds() === undefined) slow.set(prompt.id, reading)
        if (isFirst) tellOnceSlow(prompt.id, reading)
        const isSlow = ports.nowSeconds() - reading.beganAtSeconds >= SLOW_SECONDS
        resolve({ kind: isSlow && !isAlone ? 'unreadable' : 'preparing', prompt, suspicion: undefined })
      })
      void reading.entry.then((entry) => {
        cancel()
        resolve(entry)
      })
    })
  }

  async function entryIn(prompts: readonly Prompt[], prompt: Prompt): Promise<PromptEntry | undefined> {
    if (prompt.isOpen || prompt === prompts[0]) return listed(prompt, prompts.length === 1)
    slow.delete(prompt.id)
    return waitingEntryOf(prompt)
  }

  return {
    list: async (prompts) => {
      const entries = await Promise.all(prompts.map((prompt) => entryIn(prompts, prompt)))
      return entries.filter((entry) => entry !== undefined)
    },
    forget: (promptId) => void slow.delete(promptId),
  }
}

function isCurrent({ readAtSeconds }: Reading, nowSeconds: number): boolean {
  const at = readAtSeconds()
  return at === undefined || Math.abs(nowSeconds - at) <= KEPT_SECONDS
}
