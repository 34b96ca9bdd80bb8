import { type Bundle, type BundleEnd, siteOf } from '../../core/bundle/bundle.ts'
import { isFateOver } from '../../core/deposit-fate.ts'
import { chainById, type Profile } from '../../core/profile.ts'
import type { DesktopNotice } from '../notifier.ts'

const PREFIX = 'calls:'

/** The bundle that a desktop notice belongs to. */
export function bundleOf(noticeId: string): string | undefined {
  return noticeId.startsWith(PREFIX) ? noticeId.slice(PREFIX.length) : undefined
}

/** Puts the ending of a bundle into words, from the stored record alone. */
export function bundleNotice(bundle: Bundle, profile: Profile): DesktopNotice {
  const { id, stage, chainId } = bundle
  const site = siteOf(bundle)
  const host = site && new URL(site.origin).host
  const chain = chainById(profile, chainId)?.name ?? `chain ${chainId}`
  const words =
    stage.stage === 'failed'
      ? { title: notDone(host), message: why(stage.end, chain, bundle) }
      : (ended(host, bundle, profile) ?? { title: `Done on ${chain}`, message: done(host, bundle) })
  return { id: `${PREFIX}${id}`, ...words }
}

function notDone(host: string | undefined): string {
  return host === undefined ? 'A permission was not taken back' : `A transaction for ${host} did not go through`
}

// The last thing that became of a deposit; green words only for what the wallet has read itself.
function ended(
  host: string | undefined,
  { deposits }: Bundle,
  profile: Profile,
): Omit<DesktopNotice, 'id'> | undefined {
  const fate = host === undefined ? undefined : deposits?.fates?.findLast(isFateOver)
  if (fate?.fate !== 'filled' && fate?.fate !== 'refunded') return undefined
  const chain = chainById(profile, fate.chainId ?? 0)?.name ?? 'the chain'
  const isRead = fate.proof.proof === 'verified'
  const by = isRead ? 'Your wallet has read it there.' : 'The crossing service says so; your wallet could not read it.'
  return fate.fate === 'filled'
    ? {
        title: isRead ? `Arrived on ${chain}` : `Said to have arrived on ${chain}`,
        message: `What ${host} had you pay for has arrived. ${by}`,
      }
    : {
        title: isRead ? `Paid back on ${chain}` : 'Said to be paid back',
        message: `What ${host} had you pay came back. ${by}`,
      }
}

// Until its end is known, what becomes of a deposit is not the wallet's to say.
function done(host: string | undefined, { deposits }: Bundle): string {
  if (host === undefined) return 'The permission is taken back: that is in a block, read by your wallet.'
  const [one, ...more] = deposits?.read ?? []
  if (!one) return `What ${host} asked for is in a block, read by your wallet.`
  const what = more.length === 0 ? 'The deposit' : 'Each deposit'
  return `${what} that ${host} asked for is in a block, read by your wallet. The site tells what becomes of it.`
}

function why(end: BundleEnd, chain: string, { funding }: Bundle): string {
  const arrived = funding.length > 0 ? ` The money that was brought is in your account on ${chain}.` : ''
  switch (end.reason) {
    case 'notFunded':
      return `Your wallet has not seen the money for it arrive on ${chain}, so nothing was sent. Open Causeway to see what became of it.`
    case 'wouldFail':
      return `The node of ${chain} says that it would fail now, so it was not signed.${arrived}`
    case 'reverted':
      return `${chain} took it and refused it. Only its network fee was paid.${arrived}`
    case 'nonceTaken':
      return `Another transaction of your account took its place.${arrived}`
    case 'expired':
      return `It waited for too long and was not signed.${arrived}`
  }
}
