import type { Handlers } from '../../src/api/server.ts'
import { isSameAddress } from '../../src/core/address.ts'
import { balancesOf } from '../../src/wallet/balances.ts'
import { type KeptBalance, keptAfter } from '../../src/wallet/kept-balances.ts'
import { nowSeconds } from './clock.ts'
import type { Stores } from './stores.ts'
import type { Wallet } from './wallet.ts'

type Parts = Readonly<{
  stores: Pick<Stores, 'accounts' | 'keptBalances' | 'settings'>
  wallet: Pick<Wallet, 'money' | 'prices'>
}>

/** Answers what pages ask of balances, of those that were read before, and of what all of it comes to. */
export function worthHandlers({
  stores,
  wallet,
}: Parts): Pick<Handlers, 'balances.list' | 'balances.kept' | 'prices.list'> {
  const own = async () => (await stores.accounts.list()).map(({ address }) => address)
  const keptOf = async (account: string) =>
    (await own()).some((each) => isSameAddress(each, account)) ? stores.keptBalances.of(account) : []
  return {
    'balances.list': async ({ account }) => {
      const balances = await balancesOf(account, wallet.money.balances)
      const after = (before: readonly KeptBalance[]) => keptAfter(before, balances, nowSeconds())
      // A full disk is no reason to show no balances.
      await stores.keptBalances.change(account, await own(), after).catch(() => undefined)
      return balances
    },
    'balances.kept': async ({ account }) => {
      const kept = await keptOf(account)
      if (kept.length === 0) return null
      const balances = kept.map(({ currency, value, pending, isShared }) => {
        const besides = { ...(pending ? { pending } : {}), ...(isShared ? { isShared } : {}) }
        return { currency, account, known: true as const, value, ...besides }
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
