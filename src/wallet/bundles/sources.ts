import { currenciesOf } from '../../core/chain.ts'
import { type Currency, isSameCurrency } from '../../core/currency.ts'
import { carriedChains, type Profile } from '../../core/profile.ts'
import type { Balance } from '../balances.ts'

/** How many currencies are asked about before it is said that none will do. */
const MOST_SOURCES = 3

/**
 * What money could come from to bring some of a currency to a chain of the EVM: the same asset on other chains first, where
 * most of it is; then others that the account holds, tokens before native currencies, which pay for gas. Only chains that
 * bring it within seconds.
 */
export function sourcesFor(wanted: Currency, balances: readonly Balance[], profile: Profile): readonly Currency[] {
  const heldOf = (currency: Currency) => {
    const balance = balances.find((each) => isSameCurrency(each.currency, currency))
    return balance?.known ? balance.value : 0n
  }
  const isSameAsset = ({ symbol, name }: Currency) => symbol === wanted.symbol && name === wanted.name
  const rank = (currency: Currency) => (isSameAsset(currency) ? 0 : currency.isNative ? 2 : 1)
  return carriedChains(profile, ['evm'])
    .flatMap((chain) => currenciesOf(chain))
    .filter((each) => !isSameCurrency(each, wanted) && heldOf(each) > 0n)
    .sort((a, b) => rank(a) - rank(b) || (heldOf(b) > heldOf(a) ? 1 : -1))
    .slice(0, MOST_SOURCES)
}
