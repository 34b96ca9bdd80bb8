import { type Bundle, isBundleInFlight, siteRequesterOf } from '../../core/bundle/bundle.ts'
import { isDepositOutcomeFinal } from '../../core/bundle/deposit-outcome.ts'
import { isSameAddress } from '../../core/families/address.ts'
import { siteHosts } from '../../core/page/site-of-frame.ts'
import { chainById, type Profile } from '../../core/profiles/profile.ts'
import { type NotificationText, type NotificationWords, noticeOf } from '../../core/text/notification-words.ts'
import { said } from '../../core/text/said.ts'
import { bundleNotificationId } from './notification-id.ts'
import { type NotificationContent, textOfAmount } from './transfer-notification.ts'

/** Words a bundle's end, or its wait for the user. Only an arrival at the user's own account counts as read. */
export function bundleNotification(
  bundle: Bundle,
  {
    profile,
    words,
    ownAddresses,
    hideAmounts = false,
  }: Readonly<{ profile: Profile; words: NotificationWords; ownAddresses: readonly string[]; hideAmounts?: boolean }>,
): NotificationContent {
  const { id, stage, chainId, funding } = bundle
  const origin = siteRequesterOf(bundle)?.origin
  const site = origin === undefined ? undefined : siteHosts(origin)
  const chain = chainById(profile, chainId)?.name ?? said(words.chain, { chainId })
  if (isBundleInFlight(bundle)) {
    if (bundle.needs?.what === 'unlock')
      return {
        id: bundleNotificationId(id),
        ...noticeOf({ title: words.unlock.title, message: words.calls.unlock }, { site, to: chain }),
      }
    if (bundle.needs?.what === 'fee') {
      const most = hideAmounts ? undefined : textOfAmount(bundle.mostGas, words)
      return {
        id: bundleNotificationId(id),
        ...noticeOf({ title: words.fee.title, message: words.calls.fee }, { from: chain, to: chain, site, most }),
      }
    }
    const message = said(words.slow.notConfirmed, { from: chain, minutes: undefined })
    return { id: bundleNotificationId(id), title: said(words.calls.slow, { site }), message }
  }
  if (stage.stage !== 'failed')
    return { id: bundleNotificationId(id), ...doneText(bundle, { site, chain, profile, words, ownAddresses }) }
  const { end } = stage
  const isRefunded = end.reason === 'notFunded' && end.isRefunded
  const reason = isRefunded ? 'refunded' : end.reason === 'abandoned' ? 'cancelled' : end.reason
  const whys: Partial<Record<typeof reason, (typeof words.calls.why)['expired']>> = words.calls.why
  const why = said(whys[reason] ?? words.failed.message, { chain, to: chain })
  // Failed funding left no money on the chain.
  const isThere = funding.length > 0 && end.reason !== 'notFunded'
  return {
    id: bundleNotificationId(id),
    title: said(words.calls.failed, { site }),
    message: isThere ? said(words.calls.whyWithMoney, { why, chain }) : why,
  }
}

type About = Readonly<{
  site: string | undefined
  chain: string
  profile: Profile
  words: NotificationWords
  ownAddresses: readonly string[]
}>

// Tells the last deposit's known end, else its inclusion.
function doneText({ deposits }: Bundle, { site, chain, profile, ownAddresses, words }: About): NotificationText {
  const { calls } = words
  const title = said(calls.doneOn, { chain })
  if (site === undefined) return { title, message: calls.revoked }
  const outcome = deposits?.outcomes?.findLast(isDepositOutcomeFinal)
  if (outcome?.outcome === 'filled' || outcome?.outcome === 'refunded') {
    const on = chainById(profile, outcome.chainId ?? 0)?.name
    const { to, proof } = outcome
    const isOwn = to !== undefined && ownAddresses.some((own) => isSameAddress(own, to))
    const isRead = proof.proof === 'verified' && isOwn
    if (outcome.partOf && proof.proof === 'verified') {
      const { hidden, message } = words.refundedInPart
      return noticeOf({ title: hidden, message }, { on: on ?? chain })
    }
    const told = outcome.outcome === 'filled' ? calls.arrived : calls.refunded
    return noticeOf(told, { site, chain: on, isRead })
  }
  const count = deposits?.read.length ?? 0
  return { title, message: count === 0 ? said(calls.done, { site }) : said(calls.deposited, { site, deposits: count }) }
}
