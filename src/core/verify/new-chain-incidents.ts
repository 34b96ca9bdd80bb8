import type { ChainRecordFact, Fact } from '../chain/facts.ts'
import { chainById, type Profile } from '../profiles/profile.ts'
import type { Finding, FindingCode } from '../review/finding.ts'
import { checkChains } from './chains.ts'
import { reporter } from './context.ts'
import { isOwnSend } from './route.ts'
import type { VerifiedQuote } from './verify.ts'

const INCIDENTS: readonly FindingCode[] = ['N11', 'N12']

/**
 * The incidents of a quote's two chains that appeared after the review.
 *
 * @param chains the current list; unknown if unread
 */
export function newIncidents(
  { intent, warnings }: Pick<VerifiedQuote, 'intent' | 'warnings'>,
  chains: Fact<readonly ChainRecordFact[]>,
  profile: Profile,
): readonly Finding[] {
  const origin = chainById(profile, intent.originCurrency.chainId)
  const destination = chainById(profile, intent.destinationCurrency.chainId)
  if (!origin || !destination || isOwnSend({ intent, origin })) return []
  const { findings, report } = reporter()
  checkChains({ facts: { chains }, origin, destination, report })
  const isShown = ({ code, at }: Finding) => warnings.some((each) => each.code === code && each.at === at)
  return findings.filter((each) => INCIDENTS.includes(each.code) && !isShown(each))
}
