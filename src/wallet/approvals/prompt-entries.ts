import type { StartTimer } from '../engine/time-limit.ts'
import type { Prompt } from './prompt.ts'
import type { PromptDetails, PromptEntry } from './prompt-details.ts'

export type PromptEntryPorts = Readonly<{
  after: StartTimer
  nowSeconds: () => number
  ready: () => void
}>

export type PromptEntries = Readonly<{
  /** Never waits long for one prompt, nor fails by one. */
  list: (prompts: readonly Prompt[]) => Promise<readonly PromptEntry[]>
  forget: (promptId: string) => void
}>

type Reading = Readonly<{ entry: Promise<PromptEntry | undefined>; readAtSeconds: () => number | undefined }>

const GRACE_MILLISECONDS = 200
const KEPT_SECONDS = 5

/** Makes the list's entries, each by itself. */
export function createPromptEntries(
  { entryOf }: Pick<PromptDetails, 'entryOf'>,
  ports: PromptEntryPorts,
): PromptEntries {
  const slow = new Map<string, Reading>()

  function readingOf(prompt: Prompt): Reading {
    const known = slow.get(prompt.id)
    if (known && isCurrent(known, ports.nowSeconds())) return known
    slow.delete(prompt.id)
    let readAtSeconds: number | undefined
    const entry = entryOf(prompt).catch((): PromptEntry => ({ kind: 'unreadable', prompt, suspicion: undefined }))
    const reading = { entry, readAtSeconds: () => readAtSeconds }
    void entry.then(() => {
      readAtSeconds = ports.nowSeconds()
      if (slow.get(prompt.id) === reading) ports.ready()
    })
    return reading
  }

  async function listed(prompt: Prompt): Promise<PromptEntry | undefined> {
    const reading = readingOf(prompt)
    return new Promise((resolve) => {
      const cancel = ports.after(GRACE_MILLISECONDS, () => {
        if (reading.readAtSeconds() === undefined) slow.set(prompt.id, reading)
        resolve({ kind: 'preparing', prompt, suspicion: undefined })
      })
      void reading.entry.then((entry) => {
        cancel()
        resolve(entry)
      })
    })
  }

  return {
    list: async (prompts) => (await Promise.all(prompts.map(listed))).filter((entry) => entry !== undefined),
    forget: (promptId) => void slow.delete(promptId),
  }
}

function isCurrent({ readAtSeconds }: Reading, nowSeconds: number): boolean {
  const at = readAtSeconds()
  return at === undefined || Math.abs(nowSeconds - at) <= KEPT_SECONDS
}
