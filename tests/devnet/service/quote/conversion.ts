import type { Asset } from '../chain.ts'
import { codeOnly } from '../errors.ts'
import type { Prices } from '../prices.ts'
import type { Route } from './route.ts'

/**
 * Converts a deposit to the solver's payment, rounded down.
 *
 * Error PRICE_FETCH_FAILED.
 */
export function exchange(prices: Prices, route: Route, amount: bigint): bigint {
  return convert(prices, route.payIn, route.payOut, amount, (a, b) => a / b)
}

/** Converts a payment back to the deposit, rounded up. */
export function exchangeBack(prices: Prices, route: Route, amount: bigint): bigint {
  return convert(prices, route.payOut, route.payIn, amount, ceil)
}

type Divide = (dividend: bigint, divisor: bigint) => bigint

function convert(prices: Prices, from: Asset, to: Asset, amount: bigint, divide: Divide): bigint {
  const isSame = from.currency.group === to.currency.group
  const fromPrice = isSame ? 1n : prices.of(from.currency.group)
  const toPrice = isSame ? 1n : prices.of(to.currency.group)
  if (fromPrice === 0n || toPrice === 0n) {
    throw codeOnly(503, 'PRICE_FETCH_FAILED', 'destinationCurrency: there is no price for this pair now')
  }
  const fromUnit = 10n ** BigInt(from.currency.decimals)
  const toUnit = 10n ** BigInt(to.currency.decimals)
  return divide(amount * toUnit * fromPrice, fromUnit * toPrice)
}

/** Rounds up to a payable amount. */
export function inSteps(amount: bigint, { currency: { depositStep = 1n } }: Asset): bigint {
  return ceil(amount, depositStep) * depositStep
}

/** Divides positive whole numbers, rounded up. */
export function ceil(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor
}
