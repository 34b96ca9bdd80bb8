import type { Screening } from '../access/screening.ts'
import type { SponsorPayment, Sponsors } from '../access/sponsors.ts'
import type { Hex } from '../chain.ts'
import { type Incidents, refuseBeyondLimit, refuseIncidents } from '../chains/incidents.ts'
import type { Registry } from '../chains/registry.ts'
import { codeOnly, ServiceError, withRequest } from '../errors.ts'
import { ORDER_PATH } from '../faults/fault.ts'
import type { Faults } from '../faults/faults.ts'
import { tell } from '../faults/lies.ts'
import type { Planned, Step } from '../origin.ts'
import { type Prices, worth } from '../prices.ts'
import type { Crossings } from '../requests/crossings.ts'
import { deliveryOf, type FillPlan } from '../requests/delivery.ts'
import { authorizationsOf } from './authorizations.ts'
import { callsOf } from './calls.ts'
import { presenter } from './currencies.ts'
import { type Details, detailsOf, swapUsdOf } from './details.ts'
import { type Fees, feesOf, fixedFee } from './fees.ts'
import type { Order } from './order.ts'
import { partiesOf } from './parties.ts'
import { orderOf, type Protocol, protocolOf } from './protocol.ts'
import { parseQuoteBody, type QuoteBody } from './quote-body.ts'
import { type Route, routeOf } from './route.ts'
import { type SponsorshipObject, sponsorshipOf } from './sponsorship.ts'
import { startOf } from './start.ts'
import { solveTrade, type Trade } from './trade.ts'

/** interface.md, "Quote response"; `requestId` on top as recent live answers have it. */
export type QuoteAnswer = Readonly<{
  requestId: Hex
  steps: readonly Step[]
  fees: Fees
  feeSponsorship?: Readonly<{
    quoted: SponsorshipObject
    /** What the sponsor pays when this quote is carried out now; GET /requests tells what it paid in the end. */
    actual: SponsorshipObject & Readonly<{ sponsorPayment: SponsorPayment }>
  }>
  details: Details
  protocol: Readonly<{ v2: Protocol }>
}>

/** What a quote is made with. `now` in epoch milliseconds. */
export type QuoteTools = Readonly<{
  registry: Registry
  prices: Prices
  faults: Faults
  incidents: Incidents
  screening: Screening
  sponsors: Sponsors
  crossings: Crossings
  now: () => number
  baseUrl: () => string
  solver: Readonly<{ address: Hex; privateKey: Hex }>
}>

/** Who asks, and where: the path chooses the status path that the steps name. */
export type QuoteCall = Readonly<{ path: '/quote/v2' | '/quote'; apiKey: string | undefined }>

/**
 * Answers a quote body and remembers the crossing that it starts. Errors: those of the body, the route, the parties and
 * the amounts, INSUFFICIENT_LIQUIDITY, SWAP_IMPACT_TOO_HIGH, SWAP_QUOTE_FAILED, DESTINATION_TX_FAILED, RPC_HTTP_ERROR,
 * REQUEST_TIMED_OUT, and what an incident or a family refuses.
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
  tools.crossings.start(startOf(priced, { order, orderId, depositAddress, sponsorship, call }))
  return answer
}

/** POST /price: fees and details of a quote, with nothing started. service-facts.md 5. */
export async function makePrice(
  json: unknown,
  call: QuoteCall,
  tools: QuoteTools,
): Promise<Pick<QuoteAnswer, 'fees' | 'details'>> {
  const priced = await priceQuote(parseQuoteBody(json), call, tools)
  const { fees, details } = figuresOf(priced, 0n, tools)
  return { fees, details }
}

/** A body with its route, its parties and its amounts: all that a quote needs but the order. */
export type Priced = Awaited<ReturnType<typeof priceQuote>>

/** Prices a body, with nothing started. Errors: those of `makeQuote`. */
export async function priceQuote(body: QuoteBody, call: QuoteCall, tools: QuoteTools) {
  if (body.subsidizeFees) tools.sponsors.admit(call.apiKey)
  const route = routeOf(body, tools.registry)
  refuseIncidents(tools.incidents, { origin: route.origin.chain, destination: route.destination.chain })
  const parties = partiesOf(body, route)
  tools.screening.refuse({
    wallets: { user: body.user, recipient: parties.recipient, refundTo: body.refundTo },
    originCurrency: route.input,
    destinationCurrency: route.output,
  })
  const calls = callsOf(body, route)
  const nowSeconds = Math.floor(tools.now() / 1000)
  const requestId = newRequestId(nowSeconds)
  const [origin, destination] = await Promise.all([
    route.origin.family.openOrigin({ input: route.input, user: body.user, body, requestId }),
    route.destination.family.openDestination({ output: route.output, recipient: parties.recipient, body, requestId }),
  ])
  const fee = fixedFee(body, route, destination.deliveryCost, tools.prices)
  const trade = await solveTrade({ body, route, fee, prices: tools.prices }).catch((error: unknown) => {
    if (error instanceof ServiceError) throw error
    const message = `amount: no pool could be asked what it gives (${String(error).split('\n')[0]})`
    throw withRequest(500, 'SWAP_QUOTE_FAILED', message, requestId)
  })
  refuseBeyondLimit(tools.incidents, tools.prices, { ...route.input, amount: trade.amountIn })
  refuseBeyondLimit(tools.incidents, tools.prices, { ...route.output, amount: trade.expectedOut })
  refuseImpact(body, route, trade, tools.prices)
  const fill = fillPlan({ body, route, trade, calls, authorizations: authorizationsOf(body, route) })
  if (!route.local) {
    const delivery = {
      ...route.output,
      ...{ recipient: parties.recipient, amount: trade.expectedOut, minimum: trade.minimumOut },
      ...{ orderId: NO_ORDER, key: 'try' },
    }
    const [held, tried] = await Promise.allSettled([
      destination.solverBalance(route.payOut.currency),
      destination.tryDelivery(deliveryOf(fill, delivery)),
    ])
    if (held.status === 'rejected') throw held.reason
    if (trade.paidOut > held.value) {
      const message = `amount: the solver cannot pay ${trade.paidOut} of ${route.payOut.currency.symbol} now`
      throw withRequest(400, 'INSUFFICIENT_LIQUIDITY', message, requestId)
    }
    if (tried.status === 'rejected') throw tried.reason
  }
  return { body, route, parties, trade, origin, requestId, nowSeconds, fill }
}

const NO_ORDER: Hex = `0x${'00'.repeat(32)}`

type FillOf = Pick<FillPlan, 'calls' | 'authorizations'> & Readonly<{ body: QuoteBody; route: Route; trade: Trade }>

function fillPlan({ body, route, trade, calls, authorizations }: FillOf): FillPlan {
  return {
    ...{ calls, authorizations, gasTopup: trade.gasTopup, paidIn: trade.paidIn, paidOut: trade.paidOut },
    swap: route.destinationSwap,
    exact: body.tradeType === 'EXACT_OUTPUT' || body.fixedRate !== undefined,
    keepsSurplus: keepsSurplus(body),
    mayBeMore: route.originSwap !== undefined,
  }
}

// service-facts.md 1, `enableTrueExactOutput`: of an exact output, what is beyond it goes to the recipient unless asked.
function keepsSurplus({ tradeType, enableTrueExactOutput, fixedRate }: QuoteBody): boolean {
  return fixedRate !== undefined || (tradeType === 'EXACT_OUTPUT' && enableTrueExactOutput === true)
}

// service-facts.md 2: SWAP_IMPACT_TOO_HIGH unless `overridePriceImpact`; nothing under five cents on one chain.
function refuseImpact(body: QuoteBody, route: Route, trade: Trade, prices: Prices): void {
  const inUsd = worth(prices, route.input.currency, trade.amountIn)
  if (route.local === 'swap' && inUsd < SMALLEST_LOCAL_USD) {
    throw codeOnly(400, 'AMOUNT_TOO_LOW', 'amount: a swap on one chain must be worth five cents or more')
  }
  if (body.overridePriceImpact || -swapUsdOf(route, trade, prices) * 100n <= inUsd * HIGHEST_IMPACT_PERCENT) return
  const message = `amount: the pools take more than ${HIGHEST_IMPACT_PERCENT} per cent of it; see overridePriceImpact`
  throw codeOnly(400, 'SWAP_IMPACT_TOO_HIGH', message)
}

const SMALLEST_LOCAL_USD = 50_000n
const HIGHEST_IMPACT_PERCENT = 15n

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

/** The figures of an answer; `gas` is what the user's own transactions cost, in wei or satoshis. */
export function figuresOf({ route, trade, parties, origin }: Priced, gas: bigint, tools: QuoteTools) {
  const present = presenter(tools.prices, tools.baseUrl())
  const { userBalance, confirmationSeconds } = origin
  return {
    fees: feesOf({ gas, input: route.input, payIn: route.payIn, trade }, present),
    details: detailsOf({ parties, route, trade, userBalance, confirmationSeconds }, { present, prices: tools.prices }),
    quoted: sponsorshipOf(trade.split, trade.charges, route.payIn, present),
  }
}

/** A new request id: 32 bytes in hex that begin with the epoch seconds in decimal digits. service-facts.md 1. */
export function newRequestId(nowSeconds: number): Hex {
  const random = [...crypto.getRandomValues(new Uint8Array(27))].map((byte) => byte.toString(16).padStart(2, '0'))
  return `0x${nowSeconds.toString().padStart(10, '0')}${random.join('')}`
}

// Lies that are told before the order is hashed, so that its id, the calldata and the fill all follow the lie.
function lyingOrder(order: Order, faults: Faults, where: Readonly<{ path: string; user: string }>): Order {
  return faults
    .take('lie', where, (fault) => fault.recompute)
    .reduce<Order>((lied, lie) => {
      const { operation, value } = lie
      return tell(lied, { at: lie.at.slice(ORDER_PATH.length), operation, value }) as Order
    }, order)
}
