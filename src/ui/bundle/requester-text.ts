import { type BundleRequester, siteRequesterOf } from '../../core/bundle/bundle.ts'
import { siteHosts } from '../../core/page/site-of-frame.ts'
import { m } from '../messages/messages.ts'

export function requesterText(bundle: Readonly<{ requester: BundleRequester }>): string {
  const site = siteRequesterOf(bundle)
  return site ? siteHosts(site.origin) : m().activity.sent.revocation
}
