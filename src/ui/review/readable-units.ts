import type { Amount } from '../../core/money/currency.ts'
import { exactText } from '../text/amount.ts'

// Digits that are a whole number, and no chain id.
const WHOLE = /(?<![\w]|\d[.,]|chain )\d{1,40}(?![\w]|[.,]\d)/gi

/**
 * Rewrites the service's smallest units as readable amounts, if its words contain exactly the requested amount.
 * Otherwise the currency of the numbers is unknown, and they stay.
 */
export function readableUnits(words: string, { currency, value }: Amount): string {
  const isOfIt = [...words.matchAll(WHOLE)].some(([digits]) => BigInt(digits) === value)
  return isOfIt ? words.replace(WHOLE, (digits) => exactText({ currency, value: BigInt(digits) })) : words
}
