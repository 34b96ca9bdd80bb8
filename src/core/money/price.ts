import type { Amount, Currency } from './currency.ts'

/**
 * Dollars per whole unit, times 10^18. The service's price counts only against a quote; verdicts need independent ones.
 */
export type Price = bigint

const DECIMALS = 18
const MILLIONTH_DECIMALS = 6
/** A higher price is a mistake or a lie. */
export const MOST_PRICE: Price = 100_000_000n * 10n ** BigInt(DECIMALS)
export const ONE_DOLLAR: Price = 10n ** BigInt(DECIMALS)
/** Older prices are named as old. */
export const PRICE_FRESH_SECONDS = 180
const NUMBER = /^([0-9]{1,30})(?:\.([0-9]{1,60}))?(?:[eE]([+-]?[0-9]{1,2}))?$/

/**
 * Parses a decimal or exponent text exactly, down to 10^-18.
 * @returns undefined for zero, no number, or more than `MOST_PRICE`
 */
export function readPrice(text: string): Price | undefined {
  const [, whole = '', fraction = '', exponent = '0'] = NUMBER.exec(text) ?? []
  if (whole === '') return undefined
  const shift = DECIMALS + Number(exponent) - fraction.length
  const digits = BigInt(whole + fraction)
  const price = shift < 0 ? digits / 10n ** BigInt(-shift) : digits * 10n ** BigInt(shift)
  return price > 0n && price <= MOST_PRICE ? price : undefined
}

/** One unit's price in millionths of a dollar. */
export function millionthsOf(price: Price): bigint {
  return price / 10n ** BigInt(DECIMALS - MILLIONTH_DECIMALS)
}

/** Converts millionths of a dollar to smallest units, rounded down. */
export function amountFor(dollarMillionths: bigint, price: Price, { decimals }: Pick<Currency, 'decimals'>): bigint {
  return (dollarMillionths * 10n ** BigInt(decimals + DECIMALS - MILLIONTH_DECIMALS)) / price
}

/** In millionths of a dollar, rounded down. */
export function dollarValueOf({ currency, value }: Amount, price: Price): bigint {
  return (value * price) / 10n ** BigInt(currency.decimals + DECIMALS - MILLIONTH_DECIMALS)
}

/** Rounds up, so that outgoing money is never undervalued. */
export function dollarValueRoundedUp({ currency, value }: Amount, price: Price): bigint {
  const unit = 10n ** BigInt(currency.decimals + DECIMALS - MILLIONTH_DECIMALS)
  return (value * price + unit - 1n) / unit
}
