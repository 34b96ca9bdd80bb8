import type { Execution } from '../../../src/core/execution/execution.ts'
import type { Profile } from '../../../src/core/profiles/profile.ts'
import { limitsOf } from '../../../src/core/verify/limits.ts'
import {
  createQuoteDecisions,
  type QuoteDecisionPorts,
  type QuoteDecisions,
} from '../../../src/wallet/approvals/quote-decisions.ts'
import { rememberCustomTokens } from '../../../src/wallet/balances/custom-tokens.ts'
import { nowSeconds } from './browser/clock.ts'
import { randomId } from './browser/random-id.ts'
import type { ChainFamilies } from './families/chain-families.ts'
import { openMarketPrices } from './market-prices.ts'
import { LATELY } from './records.ts'
import type { Stores } from './stores.ts'

type Parts = Pick<
  QuoteDecisionPorts,
  'facts' | 'quote' | 'ownAddresses' | 'isUnlocked' | 'noncesOf' | 'wake' | 'prefetch' | 'chainList' | 'guard'
> &
  Readonly<{
    profile: Profile
    stores: Pick<Stores, 'executions' | 'addedTokens' | 'settings' | 'watched'>
    families: Pick<ChainFamilies, 'node' | 'exchangeA'>
    /** A new transfer is stored. */
    begun: (execution: Execution) => void
    balancesChanged: () => void
  }>

/** Wires quotes and the decisions about them to the stores and independent prices. */
export function openQuoteDecisions({ stores, families, begun, balancesChanged, ...ports }: Parts): QuoteDecisions {
  const { profile } = ports
  const { executions, addedTokens, settings } = stores
  return createQuoteDecisions({
    ...ports,
    nowSeconds,
    randomName: randomId,
    watched: stores.watched.list,
    isExpert: async () => (await settings.read()).expert,
    prices: openMarketPrices({ profile, ...families }),
    limits: async () => limitsOf(await settings.read()),
    begin: async (execution) => {
      // This comes first, so a kill in between forgets no token.
      if (await rememberCustomTokens(execution.intent, { profile, add: addedTokens.add })) balancesChanged()
      await executions.begin(execution)
      begun(execution)
    },
    newest: () => executions.list({ limit: LATELY }),
  })
}
