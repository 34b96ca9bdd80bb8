import type { ApiHandlers } from '../../../src/api/server.ts'
import type { Profile } from '../../../src/core/profiles/profile.ts'
import { balancesOf } from '../../../src/wallet/balances/currency-balances.ts'
import { customTokenBalances } from '../../../src/wallet/balances/custom-tokens.ts'
import { createValuationReader } from '../../../src/wallet/balances/valuation.ts'
import { nowSeconds } from '../wiring/browser/clock.ts'
import type { Stores } from '../wiring/stores.ts'
import type { Wallet } from '../wiring/wallet.ts'

type Parts = Readonly<{
  profile: Profile
  stores: Pick<Stores, 'accounts' | 'addedTokens' | 'cachedBalances' | 'settings'>
  wallet: Pick<Wallet, 'money' | 'prices'>
}>

/** Answers pages about balances and their total value. */
export function balanceHandlers({
  profile,
  stores,
  wallet,
}: Parts): Pick<ApiHandlers, 'balances.list' | 'balances.cached' | 'prices.list'> {
  const ports = wallet.money.balances
  const valuations = createValuationReader({
    profile,
    ownAddresses: async () => (await stores.accounts.list()).map(({ address }) => address),
    addedTokens: stores.addedTokens.list,
    balancesOf: async (account, tokens) =>
      (await Promise.all([balancesOf(account, ports), customTokenBalances(account, tokens, ports)])).flat(),
    cache: stores.cachedBalances,
    areAmountsHidden: async () => (await stores.settings.read()).hideAmounts,
    pricesOf: (currencies) => wallet.prices.of(currencies),
    nowSeconds,
  })
  return {
    'balances.list': ({ account }) => valuations.read(account),
    'balances.cached': async ({ account }) => (await valuations.before(account)) ?? null,
    'prices.list': ({ account }) => valuations.prices(account),
  }
}
