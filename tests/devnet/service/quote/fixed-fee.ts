import { costIn, type MicroUsd, type Prices, valueInUsd } from '../prices.ts'
import type { QuoteBody } from './quote-body.ts'
import type { Route } from './route.ts'

/** A flat two cents. */
const SERVICE_FEE_FLAT_USD: MicroUsd = 20_000n
/** service-facts.md 7. */
export const SERVICE_FEE_BPS = 1n
export const BPS = 10_000n
/** Two dollars. interface.md, "Limits". */
const DEFAULT_TOPUP_USD: MicroUsd = 2_000_000n

/** Independent of the amount, in the smallest unit of the deposit. */
export type FixedFee = Readonly<{ gas: bigint; flat: bigint; topup: bigint; gasTopup: bigint }>

/**
 * The fixed fees in the deposit's currency, rounded up; none on one chain.
 *
 * `gasTopup` is in the destination's gas currency.
 */
export function fixedFee(body: QuoteBody, route: Route, deliveryCost: bigint, prices: Prices): FixedFee {
  if (route.local) return { gas: 0n, flat: 0n, topup: 0n, gasTopup: 0n }
  const { native } = route.destination.chain
  const { currency } = route.payIn
  const topupUsd = body.topupGas ? BigInt(body.topupGasAmount ?? DEFAULT_TOPUP_USD) : 0n
  return {
    gas: costIn(prices, currency, valueInUsd(prices, native, deliveryCost)),
    flat: costIn(prices, currency, SERVICE_FEE_FLAT_USD),
    topup: costIn(prices, currency, topupUsd),
    gasTopup: costIn(prices, native, topupUsd),
  }
}
