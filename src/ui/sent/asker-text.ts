import { type BundleRequester, siteOf } from '../../core/bundle/bundle.ts'
import { m } from '../messages/messages.ts'

export function askerText(bundle: Readonly<{ requester: BundleRequester }>): string {
  const site = siteOf(bundle)
  return site ? new URL(site.origin).host : m().activity.sent.takenBack
}
