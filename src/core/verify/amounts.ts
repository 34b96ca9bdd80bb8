import { formatDecimal } from '../../lib/decimal.ts'
import type { Currency } from '../currency.ts'
import type { Quote } from '../quote.ts'

/** An amount in words, exact: `0.1 ETH`. */
export function inWords(value: bigint, currency: Currency): string {
  return `${formatDecimal(value, currency.decimals)} ${currency.symbol}`
}

/** Millionths of a dollar as a decimal: to the cent, or whole where it is less than a dollar. */
export function inDollars(usd: bigint): string {
  const cent = 10_000n
  return formatDecimal(usd >= 1_000_000n ? usd - (usd % cent) : usd, 6)
}

/**
 * The least that arrives by what a quote shows, smallest unit: what `details` says, else what the order promises, else
 * the whole, since some answers leave the first out (interface, "Amount object").
 */
export function leastOutOf(quote: Quote): bigint {
  const { amount, minimumAmount } = quote.details.currencyOut
  return minimumAmount ?? quote.protocol?.v2?.orderData?.output.payments[0]?.minimumAmount ?? amount
}
