import type { Hex } from '../../chains.ts'
import { withRequest } from '../errors.ts'
import type { Nodes } from '../evm/nodes.ts'
import { ORDER_PATH } from '../faults/fault.ts'
import type { Faults } from '../faults/faults.ts'
import { tell } from '../faults/lies.ts'
import type { Prices } from '../prices.ts'
import type { Crossings } from '../requests/crossings.ts'
import { presenter } from './currencies.ts'
import { type Details, detailsOf } from './details.ts'
import { readFacts, simulateDelivery } from './facts.ts'
import { type Fees, feesOf, fixedFee, originGas } from './fees.ts'
import { routeOf } from './offer.ts'
import type { Order } from './order.ts'
import { orderOf, type Protocol, protocolOf } from './protocol.ts'
import { parseQuoteBody } from './quote-body.ts'
import { approvalsFor, type Step, type StepPlan, stepsOf } from './steps.ts'
import { solveTrade } from './trade.ts'

/** interface.md, "Quote response"; `requestId` on top as recent live answers have it. */
export type QuoteAnswer = Readonly<{
  requestId: Hex
  steps: readonly Step[]
  fees: Fees
  details: Details
  protocol: Readonly<{ v2: Protocol }>
}>

/** What a quote is made with. `now` in epoch milliseconds. */
export type QuoteTools = Readonly<{
  nodes: Nodes
  prices: Prices
  faults: Faults
  crossings: Crossings
  now: () => number
  baseUrl: () => string
  solver: Readonly<{ address: Hex; privateKey: Hex }>
}>

/**
 * Answers a quote body and remembers the crossing that it starts. `asked` is the path of the call: it chooses the
 * status path that the steps name. Errors: those of the body, the route and the amounts, INSUFFICIENT_LIQUIDITY,
 * DESTINATION_TX_FAILED and RPC_HTTP_ERROR.
 */
export async function makeQuote(json: unknown, asked: '/quote/v2' | '/quote', tools: QuoteTools): Promise<QuoteAnswer> {
  const body = parseQuoteBody(json)
  const route = routeOf(body, tools.nodes)
  const nowSeconds = Math.floor(tools.now() / 1000)
  const requestId = newRequestId(nowSeconds)
  const solver = tools.solver.address
  const facts = await readFacts(route, { user: body.user, solver, requestId })
  const { input } = route
  const fee = fixedFee(tools.prices, input, route.output.chain, facts.destinationGasPrice)
  const trade = solveTrade(body, route, fee)
  if (trade.expectedOut > facts.solverBalance) {
    const message = `amount: the solver cannot pay ${trade.expectedOut} of ${route.output.currency.symbol} now`
    throw withRequest(400, 'INSUFFICIENT_LIQUIDITY', message, requestId)
  }
  const block = facts.destinationBlock
  const { recipient } = body
  await simulateDelivery(route, { solver, recipient, amount: trade.expectedOut, requestId, block })

  const honest = orderOf(body, route, trade, { nowSeconds, solver })
  const order = lyingOrder(honest, tools.faults, { path: asked, user: body.user })
  const protocol = await protocolOf(order, body.includeProtocolData ? tools.solver.privateKey : undefined)
  const amount = BigInt(protocol.paymentDetails.amount)
  const approvals = approvalsFor(input, amount, facts.allowance)
  const plan: StepPlan = {
    input,
    user: body.user,
    amount,
    approvals,
    orderId: protocol.orderId,
    requestId,
    statusPath: asked === '/quote/v2' ? '/intents/status/v3' : '/intents/status',
    gasPrice: facts.originGasPrice,
  }
  tools.crossings.start({
    requestId,
    orderId: protocol.orderId,
    user: body.user,
    originChainId: route.origin.chain.id,
    destinationChainId: route.destination.chain.id,
    order,
    expiresAtSeconds: body.ttl === undefined ? order.output.deadline : nowSeconds + body.ttl,
    refundAsked: body.referrer === 'debug-force-refund',
  })
  const present = presenter(tools.prices, tools.baseUrl())
  const gas = originGas(input, approvals.length, facts.originGasPrice)
  return {
    requestId,
    steps: stepsOf(plan),
    fees: feesOf({ gas, input, relayer: trade.relayer, relayerGas: trade.relayerGas }, present),
    details: detailsOf({ body, route, trade, userBalance: facts.userBalance }, { present, prices: tools.prices }),
    protocol: { v2: protocol },
  }
}

/** A new request id: 32 bytes in hex that begin with the epoch seconds in decimal digits. service-facts.md 1. */
export function newRequestId(nowSeconds: number): Hex {
  const random = [...crypto.getRandomValues(new Uint8Array(27))].map((byte) => byte.toString(16).padStart(2, '0'))
  return `0x${nowSeconds.toString().padStart(10, '0')}${random.join('')}`
}

// Lies that are told before the order is hashed, so that its id, the calldata and the fill all follow the lie.
function lyingOrder(order: Order, faults: Faults, where: Readonly<{ path: string; user: Hex }>): Order {
  return faults
    .take('lie', where, (fault) => fault.recompute)
    .reduce<Order>((lied, lie) => {
      const { operation, value } = lie
      return tell(lied, { at: lie.at.slice(ORDER_PATH.length), operation, value }) as Order
    }, order)
}
