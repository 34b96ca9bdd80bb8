import type { Currency } from './currency.ts'
import { amountFor, type Price, worthOf } from './price.ts'

/** A swap on one chain must be worth as much (service facts 2, AMOUNT_TOO_LOW), millionths of a dollar. */
export const LEAST_SWAP_USD = 50_000n
/** What the fees of a way are asked of: little, so that they are hardly more than what every amount costs. */
const SMALL_USD = 20_000_000n

/** Both ends of a way, and what the service says that each costs. */
export type PricedWay = Readonly<{
  from: Currency
  to: Currency
  fromPrice: Price | undefined
  toPrice: Price | undefined
}>

/**
 * How much of what leaves comes to as much of what arrives by the service's prices, before any fee; the same number where
 * both are alike, and undefined where a price is not known. Smallest units.
 */
export function leavingFor(arrives: bigint, { from, to, fromPrice, toPrice }: PricedWay): bigint | undefined {
  if (from.symbol === to.symbol && from.decimals === to.decimals) return arrives
  if (fromPrice === undefined || toPrice === undefined) return undefined
  return amountFor(worthOf({ currency: to, value: arrives }, toPrice), fromPrice, from)
}

/** A small round amount of a currency to ask for the fees of, smallest unit; undefined where there is none. */
export function smallAmount(currency: Currency, price: Price | undefined): bigint | undefined {
  if (price === undefined) return undefined
  const exact = amountFor(SMALL_USD, price, currency)
  const step = 10n ** BigInt(exact.toString().length - 1)
  return exact > 0n ? (exact / step) * step : undefined
}
