import { once } from '../lib/once.ts'
import type { AskingPage, Prompts } from './prompts.ts'

export type AskingPagePorts = Readonly<{
  prompts: Pick<Prompts, 'leave' | 'endAll'>
  isTabOpen: (tabId: number) => Promise<boolean>
  /** Memory that ends with the browser, and with each version of the extension. */
  session: Readonly<{ read: () => Promise<unknown>; write: (value: unknown) => Promise<void> }>
  /** Calls back once after a while. */
  after: (milliseconds: number, call: () => void) => () => void
}>

/** Follows the pages whose questions wait: a question that nobody can hear the answer of any more ends as rejected. */
export type AskingPages = Readonly<{
  /** Ends what was asked before the browser, or this version, began; once. Nothing may be asked before. */
  begin: () => Promise<void>
  /** Ends what pages have asked that are gone. Call it before questions are counted, and when a tab was closed. */
  sweep: () => Promise<void>
  /**
   * The same before a document asks something new: what another document asked in its tab is over too, where it was not joined.
   *
   * @returns the sites whose questions ended
   */
  makeRoom: (page: SpeakingPage) => Promise<readonly string[]>
  /** A document has opened a port. */
  came: (page: SpeakingPage) => void
  /** Its port was closed, by its end or for a moment only. */
  left: (page: SpeakingPage) => void
}>

type SpeakingPage = Readonly<{ tabId: number | undefined; documentId?: string | undefined }>

/** A document whose port was lost for another reason than its end comes back within so long, milliseconds. */
const BACK_MILLISECONDS = 3_000

/** Makes it over the queue of prompts. What was asked before the browser, or this version, began is of no page that is there. */
export function createAskingPages(ports: AskingPagePorts): AskingPages {
  const { prompts } = ports
  const there = new Map<string, number>()
  const begun = once(async () => {
    if ((await ports.session.read()) !== undefined) return
    await prompts.endAll()
    await ports.session.write(true)
  })

  async function makeRoom({ tabId: asking, documentId }: Partial<SpeakingPage>): Promise<readonly string[]> {
    await begun.get()
    return prompts.leave(async (page) => {
      const isReplaced = page.tabId === asking && documentId !== undefined && isAnother(page, documentId)
      return isReplaced || !(await ports.isTabOpen(page.tabId))
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
      const isGone = async (page: AskingPage) => nameOf(page) === name && !there.has(name)
      ports.after(BACK_MILLISECONDS, () => void prompts.leave(isGone).catch(() => undefined))
    },
  }
}

// Firefox of before 2024 names no documents.
function isAnother(page: AskingPage, documentId: string): boolean {
  return page.documentId !== undefined && page.documentId !== documentId
}

function nameOf({ tabId, documentId }: AskingPage): string {
  return `${tabId} ${documentId}`
}
