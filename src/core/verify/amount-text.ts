import { formatDecimal } from '../../lib/decimal.ts'
import type { Currency } from '../money/currency.ts'
import type { Quote } from '../quote/quote.ts'

/** Writes an exact amount: `0.1 ETH`. */
export function amountWithSymbol(value: bigint, currency: Currency): string {
  return `${formatDecimal(value, currency.decimals)} ${currency.symbol}`
}

/** Writes millionths of a dollar as a decimal, cut to cents from one dollar up. */
export function dollarText(usd: bigint): string {
  const cent = 10_000n
  return formatDecimal(usd >= 1_000_000n ? usd - (usd % cent) : usd, 6)
}

/** The least that arrives, smallest unit (interface, "Amount object"). */
export function leastOutOf(quote: Quote): bigint {
  const { amount, minimumAmount } = quote.details.currencyOut
  return minimumAmount ?? quote.protocol?.v2?.orderData?.output.payments[0]?.minimumAmount ?? amount
}
