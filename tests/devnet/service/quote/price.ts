import type { Screening } from '../access/screening.ts'
import type { Sponsors } from '../access/sponsors.ts'
import type { Hex } from '../chain.ts'
import { type Incidents, refuseBeyondLimit, refuseIncidents } from '../chains/incidents.ts'
import type { Registry } from '../chains/registry.ts'
import type { Destination } from '../destination.ts'
import { codeOnly, ServiceError, withRequest } from '../errors.ts'
import type { Faults } from '../faults/faults.ts'
import type { Origin } from '../origin.ts'
import { type Prices, valueInUsd } from '../prices.ts'
import { deliveryOf, type FillPlan } from '../requests/delivery.ts'
import type { Transfers } from '../requests/transfers.ts'
import { authorizationsOf } from './authorizations.ts'
import { callsOf } from './calls.ts'
import { presenter } from './currencies.ts'
import { type Details, detailsOf, swapUsdOf } from './details.ts'
import { type Fees, feesOf } from './fees-answer.ts'
import { fillPlan } from './fill-plan.ts'
import { fixedFee } from './fixed-fee.ts'
import { type Parties, partiesOf } from './parties.ts'
import { parseQuoteBody, type QuoteBody } from './quote-body.ts'
import { newRequestId } from './request-id.ts'
import { type Route, routeOf } from './route.ts'
import { sponsorshipOf } from './sponsorship.ts'
import { solveTrade, type Trade } from './trade.ts'

/** `now` in epoch milliseconds. */
export type QuoteTools = Readonly<{
  registry: Registry
  prices: Prices
  faults: Faults
  incidents: Incidents
  screening: Screening
  sponsors: Sponsors
  transfers: Transfers
  now: () => number
  baseUrl: () => string
  solver: Readonly<{ address: Hex; privateKey: Hex }>
}>

/** The path decides the steps' status path. */
export type QuoteCall = Readonly<{ path: '/quote/v2' | '/quote'; apiKey: string | undefined }>

/** POST /price: a quote's fees and details without a request. service-facts.md 5. */
export async function makePrice(
  json: unknown,
  call: QuoteCall,
  tools: QuoteTools,
): Promise<Readonly<{ fees: Fees; details: Details }>> {
  const priced = await priceQuote(parseQuoteBody(json), call, tools)
  const { fees, details } = figuresOf(priced, 0n, tools)
  return { fees, details }
}

export type Priced = Readonly<{
  body: QuoteBody
  route: Route
  parties: Parties
  trade: Trade
  origin: Origin
  requestId: Hex
  nowSeconds: number
  fill: FillPlan
}>

/**
 * Prices a body without a request.
 *
 * Errors: those of `makeQuote` in quote.ts.
 */
export async function priceQuote(body: QuoteBody, call: QuoteCall, tools: QuoteTools): Promise<Priced> {
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
  const priced = { body, route, parties, trade, origin, requestId, nowSeconds, fill }
  if (!route.local) await tryDelivery(priced, destination)
  return priced
}

const NO_ORDER: Hex = `0x${'00'.repeat(32)}`

async function tryDelivery({ route, parties, trade, fill, requestId }: Priced, destination: Destination) {
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

// service-facts.md 2: SWAP_IMPACT_TOO_HIGH unless `overridePriceImpact`; at least five cents on one chain.
function refuseImpact(body: QuoteBody, route: Route, trade: Trade, prices: Prices): void {
  const inUsd = valueInUsd(prices, route.input.currency, trade.amountIn)
  if (route.local === 'swap' && inUsd < SMALLEST_LOCAL_USD) {
    throw codeOnly(400, 'AMOUNT_TOO_LOW', 'amount: a swap on one chain must be worth five cents or more')
  }
  if (body.overridePriceImpact || -swapUsdOf(route, trade, prices) * 100n <= inUsd * HIGHEST_IMPACT_PERCENT) return
  const message = `amount: the pools take more than ${HIGHEST_IMPACT_PERCENT} per cent of it; see overridePriceImpact`
  throw codeOnly(400, 'SWAP_IMPACT_TOO_HIGH', message)
}

const SMALLEST_LOCAL_USD = 50_000n
const HIGHEST_IMPACT_PERCENT = 15n

/** Makes an answer's figures; `gas` is the user's transaction cost in wei or satoshis. */
export function figuresOf({ route, trade, parties, origin }: Priced, gas: bigint, tools: QuoteTools) {
  const present = presenter(tools.prices, tools.baseUrl())
  const { userBalance, confirmationSeconds } = origin
  return {
    fees: feesOf({ gas, input: route.input, payIn: route.payIn, trade }, present),
    details: detailsOf({ parties, route, trade, userBalance, confirmationSeconds }, { present, prices: tools.prices }),
    quoted: sponsorshipOf(trade.split, trade.charges, route.payIn, present),
  }
}
