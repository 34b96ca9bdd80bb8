import type { CallsStatusCode } from './calls-status.ts'
import type { Page, Pages } from './pages.ts'

/** `id` is the site's; `updatedAt` in epoch seconds. */
export type Status = Readonly<{ id: string; status: CallsStatusCode; updatedAt: number }>

export type Statuses = Readonly<{
  /** Only a changed code is sent. */
  changed: (origin: string, status: Status) => void
  /** Sends pending statuses, and ends that no page has received. */
  greet: (origin: string, page: Page) => void
}>

const MOST_REMEMBERED = 200
const UNDER_WAY = 100

/** Tracks statuses since this background started. */
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
