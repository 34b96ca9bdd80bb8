import type { ChainRecordFact, Fact } from '../facts.ts'
import type { Code, Finding } from '../finding.ts'
import { chainById, type Profile } from '../profile.ts'
import { checkChains } from './chains.ts'
import { reporter } from './context.ts'
import type { VerifiedQuote } from './verify.ts'

const INCIDENTS: readonly Code[] = ['N11', 'N12']

/**
 * What the service says now of the two chains of a proven quote and did not say when that was shown: that one is slow, or
 * limited. It stops nothing, but whoever says yes is to know it.
 *
 * @param chains the list as it is now; none where it could not be read
 */
export function newIncidents(
  { intent, warnings }: Pick<VerifiedQuote, 'intent' | 'warnings'>,
  chains: Fact<readonly ChainRecordFact[]>,
  profile: Profile,
): readonly Finding[] {
  const origin = chainById(profile, intent.originCurrency.chainId)
  const destination = chainById(profile, intent.destinationCurrency.chainId)
  if (!origin || !destination) return []
  const { findings, report } = reporter()
  checkChains({ facts: { chains }, origin, destination, report })
  const isShown = ({ code, at }: Finding) => warnings.some((each) => each.code === code && each.at === at)
  return findings.filter((each) => INCIDENTS.includes(each.code) && !isShown(each))
}
