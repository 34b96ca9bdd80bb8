import type { Handlers } from '../../src/api/server.ts'
import type { Profile } from '../../src/core/profile.ts'
import { addedBalancesOf } from '../../src/wallet/added-tokens.ts'
import { balancesOf } from '../../src/wallet/balances.ts'
import { createWorth } from '../../src/wallet/worth.ts'
import { nowSeconds } from './clock.ts'
import type { Stores } from './stores.ts'
import type { Wallet } from './wallet.ts'

type Parts = Readonly<{
  profile: Profile
  stores: Pick<Stores, 'accounts' | 'addedTokens' | 'keptBalances' | 'settings'>
  wallet: Pick<Wallet, 'money' | 'prices'>
}>

/** Answers pages about balances, cached ones and their total value. */
export function worthHandlers({
  profile,
  stores,
  wallet,
}: Parts): Pick<Handlers, 'balances.list' | 'balances.kept' | 'prices.list'> {
  const ports = wallet.money.balances
  const worth = createWorth({
    profile,
    ownAddresses: async () => (await stores.accounts.list()).map(({ address }) => address),
    addedTokens: stores.addedTokens.list,
    balancesOf: async (account, tokens) =>
      (await Promise.all([balancesOf(account, ports), addedBalancesOf(account, tokens, ports)])).flat(),
    kept: stores.keptBalances,
    areAmountsHidden: async () => (await stores.settings.read()).hideAmounts,
    pricesOf: (currencies) => wallet.prices.of(currencies),
    nowSeconds,
  })
  return {
    'balances.list': ({ account }) => worth.read(account),
    'balances.kept': async ({ account }) => (await worth.before(account)) ?? null,
    'prices.list': ({ account }) => worth.prices(account),
  }
}
