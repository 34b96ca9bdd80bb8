import { ROUTER } from '../../chains.ts'
import type { Payment } from '../destination.ts'
import { must, type RouterCall, sendOn, swapCalls, throughRouter } from './router.ts'
import { type Call, transferCall } from './transfer.ts'

/**
 * The solver's one transaction for a payment: a plain transfer where that is all, else through the router: swap, gas
 * top-up, the order's calls, and what is left to the recipient. With `exact` the solver keeps what is left of a swap.
 */
export function paymentCall(payment: Payment, solver: string): Call {
  const call = callOf(payment, solver)
  return payment.authorizations ? { ...call, authorizations: payment.authorizations } : call
}

function callOf(payment: Payment, solver: string): Call {
  const { currency, recipient, amount, swap, gasTopup = 0n, calls = [] } = payment
  if (!swap && gasTopup === 0n && calls.length === 0) return transferCall(currency, recipient, amount)
  const input = swap ? { currency: swap.from, amount: swap.amountIn } : { currency, amount }
  const steps: readonly RouterCall[] = [
    ...(gasTopup > 0n ? [must(recipient as `0x${string}`, '0x', gasTopup)] : []),
    ...(swap ? swapCalls(swap, ROUTER) : []),
    ...calls.map(({ to, data, value }) => must(to, data, value)),
    ...(payment.exact && swap && calls.length === 0
      ? [sendOn(currency, recipient, amount), sendOn(currency, solver, 0n)]
      : [sendOn(currency, recipient, 0n)]),
  ]
  return throughRouter({ ...input, extraWei: gasTopup }, steps, recipient)
}
