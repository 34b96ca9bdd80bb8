import type { CallsStatusCode } from './calls-status.ts'
import type { Page, Pages } from './pages.ts'

/** How what a site asked for stands, by the id that it knows; `updatedAt` in epoch seconds. */
export type Status = Readonly<{ id: string; status: CallsStatusCode; updatedAt: number }>

export type Statuses = Readonly<{
  /** Tells the pages of a site, where the code is not what they were told. Most saves are of no concern to a page. */
  changed: (origin: string, status: Status) => void
  /** Tells a page that has come what is under way for its site, and what ended while nobody was there to hear it. */
  greet: (origin: string, page: Page) => void
}>

const MOST_REMEMBERED = 200
const UNDER_WAY = 100

/** Follows what sites asked for, as far as this background has seen it change. */
export function createStatuses(pages: Pick<Pages, 'tell'>): Statuses {
  const seen = new Map<string, Readonly<{ origin: string; status: Status; isHeard: boolean }>>()
  const messageOf = (data: Status) => ({ type: 'wallet_intentStatus', data })
  return {
    changed: (origin, status) => {
      const key = JSON.stringify([origin, status.id])
      if (seen.get(key)?.status.status === status.status) return
      seen.delete(key)
      seen.set(key, { origin, status, isHeard: pages.tell(origin, messageOf(status)) })
      const [oldest] = seen.keys()
      if (seen.size > MOST_REMEMBERED && oldest !== undefined) seen.delete(oldest)
    },
    greet: (origin, page) => {
      for (const [key, each] of seen) {
        if (each.origin !== origin || (each.isHeard && each.status.status !== UNDER_WAY)) continue
        page.post({ message: messageOf(each.status) })
        seen.set(key, { ...each, isHeard: true })
      }
    },
  }
}
