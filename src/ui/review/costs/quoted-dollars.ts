import { type Amount, isSameCurrency } from '../../../core/money/currency.ts'
import { dollarValueOf } from '../../../core/money/price.ts'
import type { Review } from '../../../core/review/review.ts'
import { useApp } from '../../state/app.ts'
import { readyValue } from '../../state/resource.ts'
import { useShownCurrency, valueText } from '../../state/wallet/local-rate.ts'

const MILLIONTHS = 1_000_000n

/** Millionths rounded down; undefined without a price. */
export function quotedDollars({ currency, value }: Amount, review: Review | undefined): bigint | undefined {
  const total = review?.says.total
  if (!total) return undefined
  const price = total.prices.find(({ of }) => isSameCurrency(of.currency, currency))
  if (price) return (value * price.usd) / price.of.value
  // The total counts only dollar tokens without a price, at one dollar.
  if (currency.symbol.startsWith('USD')) return (value * MILLIONTHS) / 10n ** BigInt(currency.decimals)
  // Both sides are one asset, and the quote prices only one.
  const same = review.cost && total.prices.find(({ of }) => isSameCurrency(of.currency, review.pays.currency))
  if (!same || !isSameCurrency(currency, review.expected.currency)) return undefined
  const from = same.of.currency.decimals
  return (value * same.usd * 10n ** BigInt(from)) / (same.of.value * 10n ** BigInt(currency.decimals))
}

/** Else by the wallet's own prices of held currencies. */
export function useDollarsOf(review: Review | undefined): (amount: Amount) => bigint | undefined {
  const prices = readyValue(useApp().store.prices.now.value) ?? []
  return (amount) => {
    const quoted = quotedDollars(amount, review)
    if (quoted !== undefined) return quoted
    const price = prices.find((each) => isSameCurrency(each, amount.currency))?.price
    return price === undefined ? undefined : dollarValueOf(amount, price)
  }
}

/** The sum rounded up, in the chosen currency; undefined without a price for each part. */
export function useCostValue(
  review: Review | undefined,
): (amounts: readonly (Amount | undefined)[]) => string | undefined {
  const shown = useShownCurrency()
  const dollarsOf = useDollarsOf(review)
  return (amounts) => {
    const parts = amounts.flatMap((each) => (each && each.value > 0n ? [each] : []))
    const values = parts.flatMap((each) => dollarsOf(each) ?? [])
    if (parts.length === 0 || values.length < parts.length) return undefined
    const sum = values.reduce((total, each) => total + each + 1n, 0n)
    return valueText(sum, shown, 'cost')
  }
}
