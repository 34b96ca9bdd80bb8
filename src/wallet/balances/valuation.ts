import { isSameAddress } from '../../core/families/address.ts'
import type { CachedBalance } from '../../core/money/cached-balance.ts'
import { type Currency, isSameCurrency } from '../../core/money/currency.ts'
import { customTokensAmong } from '../../core/money/custom-token-filter.ts'
import { currencyOf, type Profile } from '../../core/profiles/profile.ts'
import type { ServicePrice } from '../prices/service-prices.ts'
import { mergedBalances } from './balance-cache.ts'
import type { Balance, ListedBalance } from './currency-balances.ts'
import type { ReadBalances } from './value-readings.ts'

export type ValuationPorts = Readonly<{
  profile: Profile
  ownAddresses: () => Promise<readonly string[]>
  addedTokens: () => Promise<readonly Currency[]>
  balancesOf: (account: string, tokens: readonly Currency[]) => Promise<readonly Balance[]>
  /** `change` replaces atomically and drops accounts outside the list. */
  cache: Readonly<{
    of: (account: string) => Promise<readonly CachedBalance[]>
    change: (
      account: string,
      accounts: readonly string[],
      of: (before: readonly CachedBalance[]) => readonly CachedBalance[] | undefined,
    ) => Promise<void>
  }>
  areAmountsHidden: () => Promise<boolean>
  pricesOf: (currencies: readonly Currency[]) => Promise<readonly ServicePrice[]>
  valued: (account: string, read: ReadBalances, prices: readonly ServicePrice[], nowSeconds: number) => void
  nowSeconds: () => number
}>

/** Amounts are smallest units, times epoch seconds. */
export type ValuationReader = Readonly<{
  read: (account: string) => Promise<readonly ListedBalance[]>
  /** An empty or foreign account gives undefined. */
  before: (
    account: string,
  ) => Promise<Readonly<{ balances: readonly ListedBalance[]; readAtSeconds: number }> | undefined>
  prices: (account: string) => Promise<readonly ServicePrice[]>
}>

/** Makes the reader of balances and prices. */
export function createValuationReader(ports: ValuationPorts): ValuationReader {
  const { profile } = ports
  const lastRead = new Map<string, ReadBalances>()
  const added = async () => customTokensAmong(await ports.addedTokens(), profile)
  // A removed token may linger in storage.
  const cachedOf = async (account: string) => {
    if (!(await ports.ownAddresses()).some((each) => isSameAddress(each, account))) return []
    const [cached, tokens] = await Promise.all([ports.cache.of(account), added()])
    const gone = customTokensAmong(currenciesIn(cached), profile).filter((each) => !isIn(tokens, each))
    return cached.filter(({ currency }) => !isIn(gone, currency))
  }
  // Pages total only pinned currencies.
  const listed = (balance: Balance, tokens: readonly Currency[]): ListedBalance => {
    const { chainId, address } = balance.currency
    if (currencyOf(profile, chainId, address)) return balance
    return { ...balance, unlisted: isIn(tokens, balance.currency) ? 'added' : 'held' }
  }
  return {
    read: async (account) => {
      const tokens = await added()
      const balances = await ports.balancesOf(account, tokens)
      const all = balances.map((each) => listed(each, tokens))
      lastRead.delete(account)
      const after = (before: readonly CachedBalance[]) => {
        // A slow exchange leaves its holdings out.
        const isWhole = before.every(({ currency, value }) => value === 0n || isIn(currenciesIn(all), currency))
        if (isWhole) lastRead.set(account, { balances: all, atSeconds: ports.nowSeconds() })
        return mergedBalances(before, balances, ports.nowSeconds())
      }
      // A full disk must not hide balances.
      await ports.cache.change(account, await ports.ownAddresses(), after).catch(() => undefined)
      return all
    },
    before: async (account) => {
      const [cached, tokens] = await Promise.all([cachedOf(account), added()])
      if (cached.length === 0) return undefined
      const balances = cached.map(({ currency, value, pending, isShared }) => {
        const besides = { ...(pending ? { pending } : {}), ...(isShared ? { isShared } : {}) }
        return listed({ currency, account, known: true, value, ...besides }, tokens)
      })
      return { balances, readAtSeconds: Math.min(...cached.map(({ readAtSeconds }) => readAtSeconds)) }
    },
    prices: async (account) => {
      // Hidden amounts and empty balances need no price.
      if (await ports.areAmountsHidden()) return []
      const held = (await cachedOf(account)).filter(({ value }) => value > 0n)
      const prices = await ports.pricesOf(held.map(({ currency }) => currency))
      const read = lastRead.get(account)
      if (read) ports.valued(account, read, prices, ports.nowSeconds())
      return prices
    },
  }
}

function currenciesIn(cached: readonly Readonly<{ currency: Currency }>[]): readonly Currency[] {
  return cached.map(({ currency }) => currency)
}

function isIn(tokens: readonly Currency[], currency: Currency): boolean {
  return tokens.some((each) => isSameCurrency(each, currency))
}
