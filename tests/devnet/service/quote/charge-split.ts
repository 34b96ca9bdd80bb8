import { costIn, valueInUsd } from '../prices.ts'
import { ceil, inSteps } from './conversion.ts'
import { BPS, SERVICE_FEE_BPS } from './fixed-fee.ts'
import { type Charges, type Split, splitCharges } from './sponsorship.ts'
import type { TradeTerms } from './trade.ts'

/** In the depository's currency. */
export type Charged = Readonly<{
  charges: Charges
  split: Split
  /** Kept from the user's deposit, without a swap's own cost. */
  userPays: bigint
  /** The sponsor's supplement that covers the solver's swap loss. */
  swapPaid: bigint
}>

/**
 * Splits the delivery cost into parts that a sponsor may pay.
 *
 * `swapLoss` is the solver's own.
 */
export function charge({ body, route, fee, prices }: TradeTerms, paidIn: bigint, swapLoss = 0n): Charged {
  const appBps = (body.appFees ?? []).reduce((sum, each) => sum + BigInt(each.fee), 0n)
  const execution = fee.gas + fee.topup
  const app = route.local ? 0n : ceil(paidIn * appBps, BPS)
  const relay = route.local ? 0n : fee.flat + ceil(paidIn * SERVICE_FEE_BPS, BPS)
  // Rounding up to a payable amount is the relay's.
  const kept = inSteps(execution + app + relay, route.payIn)
  const charges: Charges = { execution, swap: swapLoss, relay: kept - execution - app, app, rent: 0n }
  const split = splitCharges(body, charges, route.payIn, prices)
  const swapPaid = split.sponsored.swap
  return { charges, split, userPays: kept - (split.sponsoredTotal - swapPaid), swapPaid }
}

/** The solver's swap loss at the table's prices, in the depository's currency; at least 0. */
export function swapLossOf({ route, prices }: TradeTerms, paidOut: bigint, out: bigint): bigint {
  if (!route.destinationSwap) return 0n
  const lossUsd = valueInUsd(prices, route.payOut.currency, paidOut) - valueInUsd(prices, route.output.currency, out)
  return lossUsd > 0n ? costIn(prices, route.payIn.currency, lossUsd) : 0n
}
