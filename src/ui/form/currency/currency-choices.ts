import type { BalanceView, ChainView, PriceView } from '../../../api/views/balances.ts'
import { type Currency, isSameCurrency } from '../../../core/money/currency.ts'
import { dollarValueOf } from '../../../core/money/price.ts'
import { balanceIn, currenciesOn, isPinnedOn } from '../sides/chosen-currencies.ts'

export type CurrencyChoice = Readonly<{
  currency: Currency
  chain: ChainView
  isHeld: boolean
  /** False where only the chain describes it. */
  isPinned: boolean
  isAdded: boolean
}>

type Known = Readonly<{
  chains: readonly ChainView[]
  balances: readonly BalanceView[]
  /** Undefined until another part of the page asks for them; this list never does. */
  prices: readonly PriceView[] | undefined
  named?: readonly Currency[]
  added?: readonly Currency[]
}>

/**
 * Held currencies come first, dearest first, then those without a price. Custom tokens follow, then the profile's own
 * order.
 */
export function currencyChoices(known: Known): readonly CurrencyChoice[] {
  const { chains, balances, prices = [], named = [], added = [] } = known
  const all = chains.flatMap((chain) =>
    currenciesOn(chain, balances, [...added, ...named]).map((currency) => {
      const balance = balanceIn(balances, currency)
      const isHeld = balance?.known === true && balance.value > 0n
      const price = prices.find((each) => isSameCurrency(each, currency))?.price
      const dollars = isHeld && price !== undefined ? dollarValueOf(balance, price) : -1n
      const isAdded = !isPinnedOn(chain, currency) && added.some((each) => isSameCurrency(each, currency))
      return { currency, chain, isHeld, isPinned: isPinnedOn(chain, currency), isAdded, dollars }
    }),
  )
  const [own, others] = [all.filter(({ isAdded }) => isAdded), all.filter(({ isAdded }) => !isAdded)]
  const held = others
    .filter(({ isHeld }) => isHeld)
    .sort((a, b) => (a.dollars === b.dollars ? 0 : a.dollars > b.dollars ? -1 : 1))
  return [...held, ...own, ...others.filter(({ isHeld }) => !isHeld)].map(({ dollars: _, ...choice }) => choice)
}
