import { type Chain, type Family, familyOf } from '../../core/chain/chain.ts'
import { chainById, type Profile } from '../../core/profiles/profile.ts'
import { bitcoinRules } from './bitcoin/bitcoin-rules.ts'
import { evmRules } from './evm/evm-rules.ts'
import { exchangeARules } from './exchange-a/exchange-a-rules.ts'
import { exchangeBRules } from './exchange-b/exchange-b-rules.ts'
import type { FamilyRules } from './family-rules.ts'

const RULES: Readonly<Record<Family, FamilyRules>> = {
  evm: evmRules,
  bitcoin: bitcoinRules,
  exchangeA: exchangeARules,
  exchangeB: exchangeBRules,
}

/** Returns the wallet's answers for a chain. */
export function rulesOf(chain: Pick<Chain, 'vm'>): FamilyRules {
  return RULES[familyOf(chain)]
}

/** Returns the wallet's answers for a chain; undefined outside the profile. */
export function rulesAt(chainId: number, profile: Profile): FamilyRules | undefined {
  const chain = chainById(profile, chainId)
  return chain && rulesOf(chain)
}
