import { type Bundle, siteRequesterOf } from '../../core/bundle/bundle.ts'
import type { Execution } from '../../core/execution/execution.ts'
import { bundleStatusCode } from '../methods/bundle-status.ts'
import { intentStatusCode } from '../methods/intent-status.ts'
import type { CallsStatusCode } from '../types.ts'
import type { SitePage, SitePages } from './open-pages.ts'

/** `id` is the site's; `updatedAt` in epoch seconds. */
type CallsStatusChange = Readonly<{ id: string; status: CallsStatusCode; updatedAt: number }>

export type StatusMessages = Readonly<{
  /** Only a changed code is sent, and only to the requesting site. */
  executionChanged: (execution: Execution) => void
  bundleChanged: (bundle: Bundle) => void
  /** Sends pending statuses, and ends that no page has received. */
  greet: (origin: string, page: SitePage) => void
}>

const MOST_REMEMBERED = 200
const UNDER_WAY = 100

/** Tracks statuses since this background started. */
export function createStatusMessages(pages: Pick<SitePages, 'tell'>): StatusMessages {
  const seen = new Map<string, Readonly<{ origin: string; status: CallsStatusChange; isHeard: boolean }>>()
  const messageOf = (data: CallsStatusChange) => ({ type: 'wallet_intentStatus', data })

  function changed(origin: string, status: CallsStatusChange): void {
    const key = JSON.stringify([origin, status.id])
    if (seen.get(key)?.status.status === status.status) return
    seen.delete(key)
    seen.set(key, { origin, status, isHeard: pages.tell(origin, messageOf(status)) })
    const [oldest] = seen.keys()
    if (seen.size > MOST_REMEMBERED && oldest !== undefined) seen.delete(oldest)
  }

  return {
    executionChanged: (execution) => {
      const { requester, updatedAtSeconds: updatedAt } = execution
      if (requester.from !== 'dapp') return
      changed(requester.origin, { id: requester.callsId, status: intentStatusCode(execution), updatedAt })
    },
    bundleChanged: (bundle) => {
      const site = siteRequesterOf(bundle)
      // Pages know its hash only.
      if (site?.by !== 'calls') return
      const { updatedAtSeconds: updatedAt } = bundle
      changed(site.origin, { id: site.callsId, status: bundleStatusCode(bundle), updatedAt })
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
