import type { Amount, Currency } from './currency.ts'

/**
 * Dollars for one whole unit of a currency, times 10^18. The service's is shown, and said to be theirs: it can speak
 * against a quote, and never for one. Verdicts rest on sources that the service does not control.
 */
export type Price = bigint

const DECIMALS = 18
/** What is below a millionth of a dollar, as it is shown, is cut off. */
const MILLIONTH_DECIMALS = 6
/** Nothing costs more: a price above it is a mistake, or a lie. */
export const MOST_PRICE: Price = 100_000_000n * 10n ** BigInt(DECIMALS)
const NUMBER = /^([0-9]{1,30})(?:\.([0-9]{1,60}))?(?:[eE]([+-]?[0-9]{1,2}))?$/

/**
 * Reads the price that a text says, digit by digit and never as a float: a decimal, or one with an exponent as JSON may
 * write it. Digits beyond 10^-18 are cut off.
 *
 * @returns undefined for what is no price: nothing and less, no number, or more than anything costs
 */
export function readPrice(text: string): Price | undefined {
  const [, whole = '', fraction = '', exponent = '0'] = NUMBER.exec(text) ?? []
  if (whole === '') return undefined
  const shift = DECIMALS + Number(exponent) - fraction.length
  const digits = BigInt(whole + fraction)
  const price = shift < 0 ? digits / 10n ** BigInt(-shift) : digits * 10n ** BigInt(shift)
  return price > 0n && price <= MOST_PRICE ? price : undefined
}

/** How much of a currency comes to so many millionths of a dollar at a price: smallest unit, rounded down. */
export function amountFor(dollarMillionths: bigint, price: Price, { decimals }: Pick<Currency, 'decimals'>): bigint {
  return (dollarMillionths * 10n ** BigInt(decimals + DECIMALS - MILLIONTH_DECIMALS)) / price
}

/** What an amount comes to at a price: millionths of a dollar, rounded down. */
export function worthOf({ currency, value }: Amount, price: Price): bigint {
  return (value * price) / 10n ** BigInt(currency.decimals + DECIMALS - MILLIONTH_DECIMALS)
}

/** The same, rounded up: what leaves is never worth less than it is counted. */
export function worthUpOf({ currency, value }: Amount, price: Price): bigint {
  const unit = 10n ** BigInt(currency.decimals + DECIMALS - MILLIONTH_DECIMALS)
  return (value * price + unit - 1n) / unit
}
