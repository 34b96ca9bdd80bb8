import { once } from '../../lib/once.ts'
import type { Prompt, RequestingPage } from './prompt.ts'
import type { PromptQueue } from './queue.ts'

export type RequestingPagePorts = Readonly<{
  prompts: Pick<PromptQueue, 'leave' | 'endAll'>
  isTabOpen: (tabId: number) => Promise<boolean>
  /** It ends with the browser and with each extension version. */
  session: Readonly<{ read: () => Promise<unknown>; write: (value: unknown) => Promise<void> }>
  after: (milliseconds: number, call: () => void) => () => void
}>

export type RequestingPages = Readonly<{
  /** Ends prompts from before this browser session or version. Must precede every new prompt. */
  begin: () => Promise<void>
  /** Ends prompts of closed tabs. Call it before counting prompts and after a tab closes. */
  sweep: () => Promise<void>
  /** Also ends those of the tab's earlier documents; returns them. */
  makeRoom: (page: SpeakingPage) => Promise<readonly Prompt[]>
  came: (page: SpeakingPage) => void
  /** The port may have closed only briefly. */
  left: (page: SpeakingPage) => void
}>

type SpeakingPage = Readonly<{ tabId: number | undefined; documentId?: string | undefined }>

/** A living document reconnects within this time. */
const BACK_MILLISECONDS = 3_000

/** Makes it over the queue of prompts. */
export function createRequestingPages(ports: RequestingPagePorts): RequestingPages {
  const { prompts } = ports
  const there = new Map<string, number>()
  const begun = once(async () => {
    if ((await ports.session.read()) !== undefined) return
    await prompts.endAll()
    await ports.session.write(true)
  })

  async function makeRoom({ tabId: asking, documentId }: Partial<SpeakingPage>): Promise<readonly Prompt[]> {
    await begun.get()
    return prompts.leave(async (page) => {
      const isReplaced = page.tabId === asking && documentId !== undefined && isAnother(page, documentId)
      // Frames share the tab.
      if (isReplaced && !there.has(nameOf(page))) return true
      return !(await ports.isTabOpen(page.tabId))
    })
  }

  return {
    begin: begun.get,
    sweep: async () => void (await makeRoom({})),
    makeRoom,
    came: ({ tabId, documentId }) => {
      if (tabId === undefined || documentId === undefined) return
      const name = nameOf({ tabId, documentId })
      there.set(name, (there.get(name) ?? 0) + 1)
    },
    left: ({ tabId, documentId }) => {
      if (tabId === undefined || documentId === undefined) return
      const name = nameOf({ tabId, documentId })
      const count = (there.get(name) ?? 1) - 1
      if (count > 0) there.set(name, count)
      else there.delete(name)
      const isGone = async (page: RequestingPage) => nameOf(page) === name && !there.has(name)
      ports.after(BACK_MILLISECONDS, () => void prompts.leave(isGone).catch(() => undefined))
    },
  }
}

// Firefox before 2024 has no document ids.
function isAnother(page: RequestingPage, documentId: string): boolean {
  return page.documentId !== undefined && page.documentId !== documentId
}

function nameOf({ tabId, documentId }: RequestingPage): string {
  return `${tabId} ${documentId}`
}
