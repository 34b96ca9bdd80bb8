import type { Amount } from '../../core/currency.ts'
import { exactText } from '../text/amount.ts'

// Digits that are a number of their own, and no chain's.
const WHOLE = /(?<![\w]|\d[.,]|chain )\d{1,40}(?![\w]|[.,]\d)/gi

/**
 * Words of the service in which it counts in the smallest units of the currency that was asked for, with its amounts as a
 * person reads them. Only where it names the very amount that was asked for are its numbers known to be of that currency:
 * otherwise they stay as they came.
 */
export function inUnits(words: string, { currency, value }: Amount): string {
  const isOfIt = [...words.matchAll(WHOLE)].some(([digits]) => BigInt(digits) === value)
  return isOfIt ? words.replace(WHOLE, (digits) => exactText({ currency, value: BigInt(digits) })) : words
}
