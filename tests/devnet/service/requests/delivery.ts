import type { Asset, Authorization, DestinationCall, Hex, Payment, SwapPair } from '../family.ts'

/** How the output of a request is delivered. Amounts in the smallest units of what the names say in quote/trade.ts. */
export type FillPlan = Readonly<{
  paidIn: bigint
  paidOut: bigint
  /** What the solver swaps on the way. */
  swap: SwapPair | undefined
  /** The recipient gets exactly the amount, and the solver what a pool gives beyond. */
  exact: boolean
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
  const swap = plan.swap && {
    ...plan.swap,
    amountIn: delivery.paidOut ?? plan.paidOut,
    expectedOut: amount,
    minimumOut: plan.exact ? amount : minimum,
  }
  return {
    ...{ key, orderId, chain, currency, recipient, amount },
    ...(swap ? { swap, exact: plan.exact } : {}),
    ...(plan.calls.length > 0 ? { calls: plan.calls } : {}),
    ...(plan.authorizations.length > 0 ? { authorizations: plan.authorizations } : {}),
    ...(plan.gasTopup > 0n ? { gasTopup: plan.gasTopup } : {}),
  }
}
