import type { SitePort } from '../ports.ts'
import type { BackgroundToPage, ProviderMessage, ProviderState } from '../protocol.ts'

export type SitePage = Readonly<{ post: (message: BackgroundToPage) => void }>

export type SitePages = Readonly<{
  /** Sends the state, and keeps the page until its port closes. */
  add: (port: SitePort) => SitePage
  /** Sends changed state to an origin's pages, or to all. */
  refresh: (origin?: string) => Promise<void>
  /** False without an open page. */
  tell: (origin: string, message: ProviderMessage) => boolean
}>

type OpenPage = { readonly origin: string; readonly post: SitePage['post']; told: string; turn: Promise<void> }

/** Tracks pages with a port. */
export function createSitePages(stateOf: (origin: string) => Promise<ProviderState>): SitePages {
  const pages = new Set<OpenPage>()

  // Old state must not overtake newer state.
  function refreshPage(page: OpenPage): Promise<void> {
    page.turn = page.turn.then(async () => {
      const state = await stateOf(page.origin)
      const text = JSON.stringify(state)
      if (text === page.told) return
      page.told = text
      page.post({ state })
    })
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
