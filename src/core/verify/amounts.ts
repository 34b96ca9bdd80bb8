import { formatDecimal } from '../../lib/decimal.ts'
import type { Currency } from '../currency.ts'

/** An amount in words, exact: `0.1 ETH`. */
export function inWords(value: bigint, currency: Currency): string {
  return `${formatDecimal(value, currency.decimals)} ${currency.symbol}`
}
