import type { ProviderPort } from './ports.ts'
import type { BackgroundToPage, ProviderMessage, ProviderState } from './protocol.ts'

/** One open page: posts to it, as long as it is there. */
export type Page = Readonly<{ post: (message: BackgroundToPage) => void }>

/** The open pages, and what each of them was told last. */
export type Pages = Readonly<{
  /** Keeps a page until its port closes, and tells it its state. */
  add: (port: ProviderPort) => Page
  /** Tells the pages of an origin (without one: all) their state, where it is not what they were told last. */
  refresh: (origin?: string) => Promise<void>
  /** Gives a message to every page of an origin; false where there is none. */
  tell: (origin: string, message: ProviderMessage) => boolean
}>

type OpenPage = { readonly origin: string; readonly post: Page['post']; told: string; turn: Promise<void> }

/**
 * Keeps the pages that have a port.
 *
 * @param stateOf reads what an origin may know now
 */
export function createPages(stateOf: (origin: string) => Promise<ProviderState>): Pages {
  const pages = new Set<OpenPage>()

  // One after the other for each page: an older state never overtakes a newer one.
  function refreshPage(page: OpenPage): Promise<void> {
    page.turn = page.turn.then(async () => {
      const state = await stateOf(page.origin)
      const text = JSON.stringify(state)
      if (text === page.told) return
      page.told = text
      page.post({ state })
    })
    // A state that cannot be read is not told; the next call or change reads it again.
    page.turn = page.turn.catch(() => undefined)
    return page.turn
  }

  return {
    add: (port) => {
      const page: OpenPage = {
        origin: port.origin,
        post: (message) => {
          if (pages.has(page)) port.post(JSON.stringify(message))
        },
        told: '',
        turn: Promise.resolve(),
      }
      pages.add(page)
      port.onClose(() => void pages.delete(page))
      void refreshPage(page)
      return page
    },
    refresh: async (origin) => {
      const concerned = [...pages].filter((page) => origin === undefined || page.origin === origin)
      await Promise.all(concerned.map(refreshPage))
    },
    tell: (origin, message) => {
      const concerned = [...pages].filter((page) => page.origin === origin)
      for (const page of concerned) page.post({ message })
      return concerned.length > 0
    },
  }
}
