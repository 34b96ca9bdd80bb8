import type { Hex } from '../chain.ts'
import type { Payment } from '../destination.ts'
import { must, type RouterCall, sendOn, swapCalls, throughRouter } from './router.ts'
import { type Call, transferCall } from './transfer.ts'

const NO_METADATA: Hex = '0x'

/**
 * Makes the solver's payment: a plain transfer, or a router call.
 *
 * With `exact` the solver keeps a swap's rest.
 */
export function paymentCall(payment: Payment, solver: string): Call {
  const call = callOf(payment, solver)
  return payment.authorizations ? { ...call, authorizations: payment.authorizations } : call
}

function callOf(payment: Payment, solver: string): Call {
  const { currency, recipient, amount, swap, gasTopup = 0n, calls = [] } = payment
  if (!swap && gasTopup === 0n && calls.length === 0) return transferCall(currency, recipient, amount)
  const input = swap ? { currency: swap.from, amount: swap.amountIn } : { currency, amount }
  const all = { currency, amount: 0n }
  const steps: readonly RouterCall[] = [
    ...(gasTopup > 0n ? [must(recipient as Hex, '0x', gasTopup)] : []),
    ...(swap ? swapCalls(swap) : []),
    ...calls.map(({ to, data, value }) => must(to, data, value)),
    ...(payment.exact && swap && calls.length === 0
      ? [sendOn({ currency, amount }, recipient, NO_METADATA), sendOn(all, solver, NO_METADATA)]
      : [sendOn(all, recipient, NO_METADATA)]),
  ]
  const to = recipient as Hex
  const rest = { refundTo: to, nftRecipient: to, metadata: NO_METADATA }
  return throughRouter({ ...input, extraWei: gasTopup }, steps, rest)
}
