import type { SponsorPayment } from '../access/sponsors.ts'
import type { Hex } from '../chain.ts'
import { codeOnly } from '../errors.ts'
import { ORDER_PATH } from '../faults/fault.ts'
import type { Faults } from '../faults/faults.ts'
import { tell } from '../faults/lies.ts'
import type { Planned, Step } from '../origin.ts'
import type { Details } from './details.ts'
import type { Fees } from './fees-answer.ts'
import type { Order } from './order.ts'
import { figuresOf, type Priced, priceQuote, type QuoteCall, type QuoteTools } from './price.ts'
import { orderOf, type Protocol, protocolOf } from './protocol.ts'
import { parseQuoteBody } from './quote-body.ts'
import type { SponsorshipObject } from './sponsorship.ts'
import { startOf } from './start.ts'

/** interface.md, "Quote response"; `requestId` as in recent live answers. */
export type QuoteAnswer = Readonly<{
  requestId: Hex
  steps: readonly Step[]
  fees: Fees
  feeSponsorship?: Readonly<{
    quoted: SponsorshipObject
    /** The sponsor's payment at this moment; GET /requests tells the final one. */
    actual: SponsorshipObject & Readonly<{ sponsorPayment: SponsorPayment }>
  }>
  details: Details
  protocol: Readonly<{ v2: Protocol }>
}>

/**
 * Answers a quote body and starts its request.
 *
 * Errors: those of body, route, parties and amounts, incidents and family refusals. Also INSUFFICIENT_LIQUIDITY,
 * SWAP_IMPACT_TOO_HIGH, SWAP_QUOTE_FAILED, DESTINATION_TX_FAILED, RPC_HTTP_ERROR, REQUEST_TIMED_OUT.
 */
export async function makeQuote(json: unknown, call: QuoteCall, tools: QuoteTools): Promise<QuoteAnswer> {
  const priced = await priceQuote(parseQuoteBody(json), call, tools)
  const { body, route, parties, trade, origin, requestId, nowSeconds, fill } = priced
  const honest = orderOf({ ...priced, calls: fill.calls, solver: tools.solver.address })
  const order = lyingOrder(honest, tools.faults, { path: call.path, user: body.user })
  const key = body.includeProtocolData ? tools.solver.privateKey : undefined
  const { chain, family } = route.origin
  const protocol = await protocolOf(order, chain.depository, key)
  const { orderId } = protocol
  const depositAddress = body.useDepositAddress ? await family.openDepositAddress?.({ chain, orderId }) : undefined
  if (body.useDepositAddress && !depositAddress) {
    throw codeOnly(400, 'UNSUPPORTED_EXECUTION_TYPE', `useDepositAddress: chain ${chain.id} has no deposit addresses`)
  }
  const payment = { currency: route.payIn.currency, amount: BigInt(protocol.paymentDetails.amount) }
  const statusPath = call.path === '/quote/v2' ? '/intents/status/v3' : '/intents/status'
  const planned = await origin.plan({
    input: route.input,
    user: body.user,
    recipient: parties.recipient,
    refundTo: parties.refundTo === 'depositor' ? body.user : parties.refundTo,
    amount: route.originSwap ? trade.amountIn : payment.amount,
    payment: route.local ? { currency: route.output.currency, amount: trade.expectedOut } : payment,
    ...{ orderId, requestId, body, depositAddress, nowSeconds, local: route.local },
    check: { endpoint: `${statusPath}?requestId=${requestId}`, method: 'GET' },
    swap: route.originSwap && {
      ...route.originSwap,
      amountIn: trade.amountIn,
      expectedOut: trade.paidIn,
      minimumOut: trade.paidInMinimum,
    },
  })
  const answer = answerOf(priced, planned, protocol, tools)
  const sponsorship = answer.feeSponsorship?.quoted
  tools.transfers.start(startOf(priced, { order, orderId, depositAddress, sponsorship, call }))
  return answer
}

function answerOf(priced: Priced, planned: Planned, protocol: Protocol, tools: QuoteTools): QuoteAnswer {
  const { fees, details, quoted } = figuresOf(priced, planned.gas, tools)
  return {
    requestId: priced.requestId,
    steps: planned.steps,
    fees,
    ...(quoted
      ? { feeSponsorship: { quoted, actual: { ...quoted, sponsorPayment: tools.sponsors.paymentFor(quoted) } } }
      : {}),
    details,
    protocol: { v2: protocol },
  }
}

// Lies told before the hash, so that id, calldata and fill follow them.
function lyingOrder(order: Order, faults: Faults, where: Readonly<{ path: string; user: string }>): Order {
  return faults
    .take('lie', where, (fault) => fault.recompute)
    .reduce<Order>((lied, lie) => {
      const { operation, value } = lie
      return tell(lied, { at: lie.at.slice(ORDER_PATH.length), operation, value }) as Order
    }, order)
}
