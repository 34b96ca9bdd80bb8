import { type BundleRequester, siteOf } from '../../core/bundle/bundle.ts'
import { m } from '../messages/messages.ts'

/** For whom calls were sent, in a few words: a site's name, or what the user wanted of the wallet itself. */
export function askerText(bundle: Readonly<{ requester: BundleRequester }>): string {
  const site = siteOf(bundle)
  return site ? new URL(site.origin).host : m().activity.sent.takenBack
}
