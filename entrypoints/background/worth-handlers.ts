import type { BalanceView } from '../../src/api/money-views.ts'
import type { Handlers } from '../../src/api/server.ts'
import { isSameAddress } from '../../src/core/address.ts'
import { type Currency, isSameCurrency } from '../../src/core/currency.ts'
import { currencyOf, type Profile } from '../../src/core/profile.ts'
import { unpinnedTokens } from '../../src/core/unpinned-tokens.ts'
import { addedBalancesOf } from '../../src/wallet/added-tokens.ts'
import { balancesOf } from '../../src/wallet/balances.ts'
import { type KeptBalance, keptAfter } from '../../src/wallet/kept-balances.ts'
import { nowSeconds } from './clock.ts'
import type { Stores } from './stores.ts'
import type { Wallet } from './wallet.ts'

type Parts = Readonly<{
  profile: Profile
  stores: Pick<Stores, 'accounts' | 'addedTokens' | 'keptBalances' | 'settings'>
  wallet: Pick<Wallet, 'money' | 'prices'>
}>

/** Answers what pages ask of balances, of those that were read before, and of what all of it comes to. */
export function worthHandlers({
  profile,
  stores,
  wallet,
}: Parts): Pick<Handlers, 'balances.list' | 'balances.kept' | 'prices.list'> {
  const own = async () => (await stores.accounts.list()).map(({ address }) => address)
  const added = async () => unpinnedTokens(await stores.addedTokens.list(), profile)
  // What was kept of a token outlives it for a moment, and is shown no more.
  const keptOf = async (account: string) => {
    if (!(await own()).some((each) => isSameAddress(each, account))) return []
    const [kept, tokens] = await Promise.all([stores.keptBalances.of(account), added()])
    const gone = unpinnedTokens(currenciesIn(kept), profile).filter((each) => !isIn(tokens, each))
    return kept.filter(({ currency }) => !isIn(gone, currency))
  }
  // Whatever a currency calls itself: a page counts together only what the profile pins.
  const listed = <B extends BalanceView>(balance: B, tokens: readonly Currency[]): B => {
    const { chainId, address } = balance.currency
    if (currencyOf(profile, chainId, address)) return balance
    return { ...balance, unlisted: isIn(tokens, balance.currency) ? 'added' : 'held' }
  }
  return {
    'balances.list': async ({ account }) => {
      const tokens = await added()
      const ports = wallet.money.balances
      const read = await Promise.all([balancesOf(account, ports), addedBalancesOf(account, tokens, ports)])
      const balances = read.flat()
      const after = (before: readonly KeptBalance[]) => keptAfter(before, balances, nowSeconds())
      // A full disk is no reason to show no balances.
      await stores.keptBalances.change(account, await own(), after).catch(() => undefined)
      return balances.map((each) => listed(each, tokens))
    },
    'balances.kept': async ({ account }) => {
      const [kept, tokens] = await Promise.all([keptOf(account), added()])
      if (kept.length === 0) return null
      const balances = kept.map(({ currency, value, pending, isShared }) => {
        const besides = { ...(pending ? { pending } : {}), ...(isShared ? { isShared } : {}) }
        return listed({ currency, account, known: true as const, value, ...besides }, tokens)
      })
      return { balances, readAtSeconds: Math.min(...kept.map(({ readAtSeconds }) => readAtSeconds)) }
    },
    'prices.list': async ({ account }) => {
      const { hideAmounts } = await stores.settings.read()
      // What nobody sees is not asked for, and what is not held neither.
      if (hideAmounts) return []
      const held = (await keptOf(account)).filter(({ value }) => value > 0n)
      return wallet.prices.of(held.map(({ currency }) => currency))
    },
  }
}

function currenciesIn(kept: readonly KeptBalance[]): readonly Currency[] {
  return kept.map(({ currency }) => currency)
}

function isIn(tokens: readonly Currency[], currency: Currency): boolean {
  return tokens.some((each) => isSameCurrency(each, currency))
}
