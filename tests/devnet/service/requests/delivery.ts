import type { Asset, Hex } from '../chain.ts'
import type { Authorization, DestinationCall, Payment } from '../destination.ts'
import type { SwapPair } from '../family.ts'

/** Units as in quote/trade.ts. */
export type FillPlan = Readonly<{
  paidIn: bigint
  paidOut: bigint
  swap: SwapPair | undefined
  /** The amount is guaranteed; the swap's input is determined at the fill. */
  exact: boolean
  /** A pool's surplus goes to the solver, else to the recipient. */
  keepsSurplus: boolean
  /** A pool's deposit may exceed the order's payment. */
  mayBeMore: boolean
  calls: readonly DestinationCall[]
  authorizations: readonly Authorization[]
  gasTopup: bigint
}>

export type Delivery = Asset &
  Readonly<{ recipient: string; amount: bigint; minimum: bigint; orderId: Hex; key: string; paidOut?: bigint }>

/** Makes the payment of a plan. */
export function deliveryOf(plan: FillPlan, delivery: Delivery): Payment {
  const { chain, currency, recipient, amount, minimum, orderId, key } = delivery
  const { paidOut = plan.paidOut } = delivery
  const swap = plan.swap && {
    ...plan.swap,
    // The quoted amount, even if less would do.
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
