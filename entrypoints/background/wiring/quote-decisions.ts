import type { Execution } from '../../../src/core/execution/execution.ts'
import type { Profile } from '../../../src/core/profiles/profile.ts'
import { limitsOf } from '../../../src/core/verify/above-user-limits.ts'
import {
  createQuoteDecisions,
  type QuoteDecisionPorts,
  type QuoteDecisions,
} from '../../../src/wallet/approvals/quote-decisions.ts'
import { rememberCustomTokens } from '../../../src/wallet/balances/custom-tokens.ts'
import { withPaidBefore } from '../../../src/wallet/deposit-address/address-deposit.ts'
import { nowSeconds } from './browser/clock.ts'
import { randomId } from './browser/random-id.ts'
import type { Engine } from './engine.ts'
import { openMarketPrices } from './market-prices.ts'
import type { WalletReads } from './reads.ts'
import { LATELY } from './records.ts'
import type { Stores } from './stores.ts'

type Parts = Pick<QuoteDecisionPorts, 'isUnlocked' | 'guard'> &
  Readonly<{
    profile: Profile
    stores: Pick<Stores, 'executions' | 'addedTokens' | 'settings' | 'watched'>
    reads: WalletReads
    engine: Pick<Engine, 'noncesOf' | 'prefetch' | 'tracker'>
    begun: (execution: Execution) => void
    balancesChanged: () => void
  }>

/** Wires quotes and the decisions about them. */
export function openQuoteDecisions(parts: Parts): QuoteDecisions {
  const { profile, stores, reads, engine } = parts
  const { executions, addedTokens, settings } = stores
  return createQuoteDecisions({
    profile,
    facts: reads.facts,
    chainList: reads.chainList,
    quote: reads.service.client.quote,
    ownCoins: reads.families.bitcoin?.payment,
    ownAddresses: reads.ownAddresses,
    isUnlocked: parts.isUnlocked,
    guard: parts.guard,
    noncesOf: engine.noncesOf,
    prefetch: engine.prefetch,
    wake: engine.tracker.wake,
    nowSeconds,
    randomName: randomId,
    watched: stores.watched.list,
    isExpert: async () => (await settings.read()).expert,
    prices: openMarketPrices({ profile, ...reads.families }),
    limits: async () => limitsOf(await settings.read()),
    begin: async (execution) => {
      // This comes first, so a kill in between forgets no token.
      if (await rememberCustomTokens(execution.intent, { profile, add: addedTokens.add })) parts.balancesChanged()
      const begun = await withPaidBefore(execution, { profile, ...reads.money.atAddress })
      await executions.begin(begun)
      parts.begun(begun)
    },
    newest: () => executions.list({ limit: LATELY }),
  })
}
