import { type BundleRequester, siteRequesterOf } from '../../core/bundle/bundle.ts'
import { m } from '../messages/messages.ts'

export function requesterText(bundle: Readonly<{ requester: BundleRequester }>): string {
  const site = siteRequesterOf(bundle)
  return site ? new URL(site.origin).host : m().activity.sent.revocation
}
