import { assetGroupOf } from '../../money/asset-group.ts'
import { type Amount, isSameCurrency } from '../../money/currency.ts'
import { currencyOf } from '../../profiles/profile.ts'
import { leastOutOf } from '../amount-text.ts'
import type { Context } from '../context.ts'

/**
 * `expected` is the output before the user's own slippage.
 *
 * With a fixed output, a surplus doesn't count.
 */
export type QuoteSides = Readonly<{ pays: Amount; least: Amount; expected: Amount }>

/** The sides of a quote. */
export function quoteSidesOf({ intent, quote, amountIn }: Context): QuoteSides {
  const { originCurrency, destinationCurrency: currency, slippageBasisPoints } = intent
  const most = intent.tradeType === 'EXACT_INPUT' ? undefined : intent.amount
  const wanted = (value: bigint) => (most !== undefined && value > most ? most : value)
  const least = wanted(leastOutOf(quote))
  const expected = slippageBasisPoints === undefined ? least : wanted(quote.details.currencyOut.amount)
  return {
    pays: { currency: originCurrency, value: amountIn },
    least: { currency, value: least },
    expected: { currency, value: expected },
  }
}

/** Whether both sides are one asset, so that no price is needed. */
export function isOneAsset({ intent, profile }: Pick<Context, 'intent' | 'profile'>): boolean {
  const { originCurrency: from, destinationCurrency: to } = intent
  if (isSameCurrency(from, to)) return true
  const isPinned = [from, to].every(({ chainId, address }) => currencyOf(profile, chainId, address) !== undefined)
  return isPinned && assetGroupOf(from.symbol) === assetGroupOf(to.symbol)
}
