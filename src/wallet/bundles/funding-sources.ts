import { currenciesOf } from '../../core/chain/chain.ts'
import { type Currency, isSameCurrency } from '../../core/money/currency.ts'
import { chainsWith } from '../../core/profiles/chains-with.ts'
import type { Profile } from '../../core/profiles/profile.ts'
import type { Balance } from '../balances/currency-balances.ts'

const MOST_SOURCES = 3

/**
 * Ranks funding sources on EVM chains, which deliver in seconds: the same asset, other tokens, then native currencies
 * (gas). Larger balances lead.
 */
export function fundingSources(wanted: Currency, balances: readonly Balance[], profile: Profile): readonly Currency[] {
  const heldOf = (currency: Currency) => {
    const balance = balances.find((each) => isSameCurrency(each.currency, currency))
    return balance?.known ? balance.value : 0n
  }
  const isSameAsset = ({ symbol, name }: Currency) => symbol === wanted.symbol && name === wanted.name
  const rank = (currency: Currency) => (isSameAsset(currency) ? 0 : currency.isNative ? 2 : 1)
  return chainsWith(profile, 'hasContracts')
    .flatMap((chain) => currenciesOf(chain))
    .filter((each) => !isSameCurrency(each, wanted) && heldOf(each) > 0n)
    .sort((a, b) => rank(a) - rank(b) || (heldOf(b) > heldOf(a) ? 1 : -1))
    .slice(0, MOST_SOURCES)
}
