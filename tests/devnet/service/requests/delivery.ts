import type { Asset, Hex } from '../chain.ts'
import type { Authorization, DestinationCall, Payment } from '../destination.ts'
import type { SwapPair } from '../family.ts'

/** How the output of a request is delivered. Amounts in the smallest units of what the names say in quote/trade.ts. */
export type FillPlan = Readonly<{
  paidIn: bigint
  paidOut: bigint
  /** What the solver swaps on the way. */
  swap: SwapPair | undefined
  /** The amount is guaranteed: what it takes of a swap's input is found out at the time of the fill. */
  exact: boolean
  /** What a pool gives beyond the amount is the solver's, else the recipient's. */
  keepsSurplus: boolean
  /** The deposit comes out of a pool, so that it may be more than the order's payment. */
  mayBeMore: boolean
  calls: readonly DestinationCall[]
  authorizations: readonly Authorization[]
  gasTopup: bigint
}>

/** One delivery: of `amount`, and of no less than `minimum`. */
export type Delivery = Asset &
  Readonly<{ recipient: string; amount: bigint; minimum: bigint; orderId: Hex; key: string; paidOut?: bigint }>

/** The payment that carries out a plan. */
export function deliveryOf(plan: FillPlan, delivery: Delivery): Payment {
  const { chain, currency, recipient, amount, minimum, orderId, key } = delivery
  const { paidOut = plan.paidOut } = delivery
  const swap = plan.swap && {
    ...plan.swap,
    // A solver that keeps nothing spends what the quote counted on, also where less would do.
    amountIn: plan.exact && !plan.keepsSurplus && paidOut < plan.paidOut ? plan.paidOut : paidOut,
    expectedOut: amount,
    minimumOut: plan.exact ? amount : minimum,
  }
  return {
    ...{ key, orderId, chain, currency, recipient, amount },
    ...(swap ? { swap, exact: plan.keepsSurplus } : {}),
    ...(plan.calls.length > 0 ? { calls: plan.calls } : {}),
    ...(plan.authorizations.length > 0 ? { authorizations: plan.authorizations } : {}),
    ...(plan.gasTopup > 0n ? { gasTopup: plan.gasTopup } : {}),
  }
}
