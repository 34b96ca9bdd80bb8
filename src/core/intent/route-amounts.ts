import type { Currency } from '../money/currency.ts'
import { amountFor, dollarValueOf, type Price } from '../money/price.ts'

/** A same-chain swap needs this value (service facts 2, AMOUNT_TOO_LOW), in millionths of a dollar. */
export const LEAST_SWAP_USD = 50_000n
/** Small amounts show a route's base fees. */
const SMALL_USD = 20_000_000n

export type PricedRoute = Readonly<{
  from: Currency
  to: Currency
  fromPrice: Price | undefined
  toPrice: Price | undefined
}>

/** Converts an arriving amount to the origin's smallest unit at the service's prices, without fees. */
export function originAmountFor(arrives: bigint, { from, to, fromPrice, toPrice }: PricedRoute): bigint | undefined {
  if (from.symbol === to.symbol && from.decimals === to.decimals) return arrives
  if (fromPrice === undefined || toPrice === undefined) return undefined
  return amountFor(dollarValueOf({ currency: to, value: arrives }, toPrice), fromPrice, from)
}

/** A small round amount, in smallest units. */
export function smallAmount(currency: Currency, price: Price | undefined): bigint | undefined {
  if (price === undefined) return undefined
  const exact = amountFor(SMALL_USD, price, currency)
  const step = 10n ** BigInt(exact.toString().length - 1)
  return exact > 0n ? (exact / step) * step : undefined
}
