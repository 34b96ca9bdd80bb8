import type { BalanceView, ChainView, PriceView } from '../../api/money-views.ts'
import { type Currency, isSameCurrency } from '../../core/currency.ts'
import { worthOf } from '../../core/price.ts'
import { balanceOf, choicesOn, isPinned } from './sides.ts'

/** A currency in the list of what can be chosen. */
export type CurrencyChoice = Readonly<{
  currency: Currency
  chain: ChainView
  /** True where the account has some of it. */
  isHeld: boolean
  /** False where all that is known of it is what its chain says. */
  isPinned: boolean
  /** True where the user added it: it stands with the others of that kind, and not among what the profile pins. */
  isAdded: boolean
}>

type Known = Readonly<{
  chains: readonly ChainView[]
  balances: readonly BalanceView[]
  /** Undefined as long as nobody has asked for them: the list asks nobody. */
  prices: readonly PriceView[] | undefined
  /** What else is named, such as by its address. */
  named?: readonly Currency[]
  /** The tokens that the user added. */
  added?: readonly Currency[]
}>

/**
 * All that can be chosen: first what the account has, what it comes to by the service's prices from the dearest down and
 * what has no price after that, then what the user added, then the rest. Otherwise as the profile has it, chain by chain.
 */
export function currencyChoices(known: Known): readonly CurrencyChoice[] {
  const { chains, balances, prices = [], named = [], added = [] } = known
  const all = chains.flatMap((chain) =>
    choicesOn(chain, balances, [...added, ...named]).map((currency) => {
      const balance = balanceOf(balances, currency)
      const isHeld = balance?.known === true && balance.value > 0n
      const price = prices.find((each) => isSameCurrency(each, currency))?.price
      const worth = isHeld && price !== undefined ? worthOf(balance, price) : -1n
      const isAdded = !isPinned(chain, currency) && added.some((each) => isSameCurrency(each, currency))
      return { currency, chain, isHeld, isPinned: isPinned(chain, currency), isAdded, worth }
    }),
  )
  const [own, others] = [all.filter(({ isAdded }) => isAdded), all.filter(({ isAdded }) => !isAdded)]
  const held = others
    .filter(({ isHeld }) => isHeld)
    .sort((a, b) => (a.worth === b.worth ? 0 : a.worth > b.worth ? -1 : 1))
  return [...held, ...own, ...others.filter(({ isHeld }) => !isHeld)].map(({ worth: _, ...choice }) => choice)
}
