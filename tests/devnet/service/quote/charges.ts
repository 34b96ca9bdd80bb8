import { costIn, worth } from '../prices.ts'
import { ceil, inSteps } from './conversion.ts'
import { BPS, SERVICE_FEE_BPS } from './fees.ts'
import { type Charges, type Split, splitCharges } from './sponsorship.ts'
import type { TradeTerms } from './trade.ts'

/** What a crossing costs, in what the depository is credited with, and who pays it. */
export type Charged = Readonly<{
  charges: Charges
  split: Split
  /** What is kept of what the user pays in. A swap keeps its own part: that is not in here. */
  userPays: bigint
  /** What a sponsor lays on top of what the solver swaps, so that its loss does not fall on the user. */
  swapPaid: bigint
}>

/**
 * What the delivery of what is paid in costs, in the parts that a sponsor may take over. `swapLoss` is what the solver's
 * own swap takes; a swap of the user's own comes before anything is charged. No chain here knows rent.
 */
export function charge({ body, route, fee, prices }: TradeTerms, paidIn: bigint, swapLoss = 0n): Charged {
  const appBps = (body.appFees ?? []).reduce((sum, each) => sum + BigInt(each.fee), 0n)
  const execution = fee.gas + fee.topup
  const app = route.local ? 0n : ceil(paidIn * appBps, BPS)
  const relay = route.local ? 0n : fee.flat + ceil(paidIn * SERVICE_FEE_BPS, BPS)
  // What rounds the whole up to what can be paid in is the relay's.
  const kept = inSteps(execution + app + relay, route.payIn)
  const charges: Charges = { execution, swap: swapLoss, relay: kept - execution - app, app, rent: 0n }
  const split = splitCharges(body, charges, route.payIn, prices)
  const swapPaid = split.sponsored.swap
  return { charges, split, userPays: kept - (split.sponsoredTotal - swapPaid), swapPaid }
}

/** What the solver's swap takes of `paidOut` at the table's prices, in what the depository is credited with; 0 at best. */
export function swapLossOf({ route, prices }: TradeTerms, paidOut: bigint, out: bigint): bigint {
  if (!route.destinationSwap) return 0n
  const lossUsd = worth(prices, route.payOut.currency, paidOut) - worth(prices, route.output.currency, out)
  return lossUsd > 0n ? costIn(prices, route.payIn.currency, lossUsd) : 0n
}
