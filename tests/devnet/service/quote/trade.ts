import { codeOnly } from '../errors.ts'
import type { Asset, SwapPair } from '../family.ts'
import type { Prices } from '../prices.ts'
import { BPS, type FixedFee, SERVICE_FEE_BPS } from './fees.ts'
import type { QuoteBody } from './quote-body.ts'
import type { Route } from './route.ts'
import { type Charges, type Split, splitCharges } from './sponsorship.ts'

/** Slippage when the body names none: 2 %, as the live service answers. */
const DEFAULT_SLIPPAGE_BPS = 200n

/**
 * The amounts of a quote from end to end, each in the smallest unit of its currency: the user gives `amountIn`; the
 * depository gets `paidIn`, at least `paidInMinimum`; the solver spends `paidOut`; the recipient gets `expectedOut`, at
 * least `minimumOut`.
 */
export type Trade = Readonly<{
  amountIn: bigint
  paidIn: bigint
  paidInMinimum: bigint
  paidOut: bigint
  expectedOut: bigint
  minimumOut: bigint
  charges: Charges
  split: Split
  gasTopup: bigint
  slippageBps: bigint
}>

/** What amounts are solved with. */
export type TradeTerms = Readonly<{ body: QuoteBody; route: Route; fee: FixedFee; prices: Prices }>

/**
 * Solves a body's amounts by its trade type (interface.md): EXACT_INPUT fixes the input; EXACT_OUTPUT the output, all
 * of it guaranteed; EXPECTED_OUTPUT the output that is aimed at, less slippage guaranteed. Errors: AMOUNT_TOO_LOW,
 * INSUFFICIENT_LIQUIDITY of a pool.
 */
export function solveTrade(terms: TradeTerms): Promise<Trade> {
  return terms.body.tradeType === 'EXACT_INPUT' ? forwards(terms) : backwards(terms)
}

async function forwards({ body, route, fee, prices }: TradeTerms): Promise<Trade> {
  const slippageBps = slippageOf(body, route)
  const less = (amount: bigint) => (amount * (BPS - slippageBps)) / BPS
  const paidIn = route.originSwap ? await swapIn(route, 'origin', route.originSwap, body.amount) : body.amount
  const { charges, split } = charge({ body, route, fee, prices }, paidIn)
  const userPays = split.total - split.sponsoredTotal
  if (userPays >= paidIn) throw tooLow(paidIn, userPays)
  const paidOut = exchange(prices, route, paidIn - userPays)
  if (paidOut === 0n) throw tooLow(paidIn, userPays)
  const expectedOut = route.destinationSwap
    ? await swapIn(route, 'destination', route.destinationSwap, paidOut)
    : paidOut
  return {
    amountIn: body.amount,
    paidIn,
    paidInMinimum: route.originSwap ? less(paidIn) : paidIn,
    paidOut,
    expectedOut,
    minimumOut: isCertain(route) ? expectedOut : less(expectedOut),
    ...{ charges, split, slippageBps, gasTopup: fee.gasTopup },
  }
}

async function backwards({ body, route, fee, prices }: TradeTerms): Promise<Trade> {
  const slippageBps = slippageOf(body, route)
  const less = (amount: bigint) => (amount * (BPS - slippageBps)) / BPS
  const expectedOut = body.amount
  const paidOut = route.destinationSwap
    ? await swapOut(route, 'destination', route.destinationSwap, expectedOut)
    : expectedOut
  const net = inSteps(exchangeBack(prices, route, paidOut), route.payIn)
  // What the user pays depends on what goes in: the least amount that covers both, found from below.
  let paidIn = net
  let charged = charge({ body, route, fee, prices }, paidIn)
  for (let next = -1n; next !== paidIn; ) {
    if (next >= 0n) paidIn = next
    charged = charge({ body, route, fee, prices }, paidIn)
    next = net + charged.split.total - charged.split.sponsoredTotal
  }
  const amountIn = route.originSwap ? await swapOut(route, 'origin', route.originSwap, paidIn) : paidIn
  return {
    amountIn,
    paidIn,
    paidInMinimum: route.originSwap ? less(paidIn) : paidIn,
    paidOut,
    expectedOut,
    minimumOut: isCertain(route) ? expectedOut : less(expectedOut),
    ...charged,
    ...{ slippageBps, gasTopup: fee.gasTopup },
  }
}

/** What the delivery costs, in the parts that a sponsor may take over. */
function charge(
  { body, route, fee, prices }: TradeTerms,
  paidIn: bigint,
): Readonly<{ charges: Charges; split: Split }> {
  const appBps = (body.appFees ?? []).reduce((sum, each) => sum + BigInt(each.fee), 0n)
  const execution = fee.gas + fee.topup
  const app = route.local ? 0n : ceil(paidIn * appBps, BPS)
  const relay = route.local ? 0n : fee.flat + ceil(paidIn * SERVICE_FEE_BPS, BPS)
  // What rounds the whole up to what can be paid in is the relay's.
  const total = inSteps(execution + app + relay, route.payIn)
  const charges: Charges = { execution, swap: 0n, relay: total - execution - app, app, rent: 0n }
  return { charges, split: splitCharges(body, charges, route.payIn, prices) }
}

// EXACT_OUTPUT promises all of the output: no slippage is left to tolerate.
function slippageOf(body: QuoteBody, route: Route): bigint {
  if (body.tradeType === 'EXACT_OUTPUT' || isCertain(route)) return 0n
  return body.slippageTolerance === undefined ? DEFAULT_SLIPPAGE_BPS : BigInt(body.slippageTolerance)
}

// What the user's own transaction moves one to one cannot slip.
function isCertain({ local }: Route): boolean {
  return local === 'send' || local === 'wrap' || local === 'unwrap'
}

async function swapIn(route: Route, side: 'origin' | 'destination', pair: SwapPair, amount: bigint): Promise<bigint> {
  const out = await route[side].family.swaps?.quoteIn(route[side].chain, pair, amount)
  if (out === undefined) throw noLiquidity(pair)
  return out
}

async function swapOut(route: Route, side: 'origin' | 'destination', pair: SwapPair, amount: bigint): Promise<bigint> {
  const input = await route[side].family.swaps?.quoteOut(route[side].chain, pair, amount)
  if (input === undefined) throw noLiquidity(pair)
  return input
}

// Within a group only decimals differ; between groups the solver changes at the table's prices.
function exchange(prices: Prices, route: Route, amount: bigint): bigint {
  return convert(prices, route.payIn, route.payOut, amount, (a, b) => a / b)
}

function exchangeBack(prices: Prices, route: Route, amount: bigint): bigint {
  return convert(prices, route.payOut, route.payIn, amount, ceil)
}

type Divide = (dividend: bigint, divisor: bigint) => bigint

function convert(prices: Prices, from: Asset, to: Asset, amount: bigint, divide: Divide): bigint {
  const isSame = from.currency.group === to.currency.group
  const fromPrice = isSame ? 1n : prices.of(from.currency.group)
  const toPrice = isSame ? 1n : prices.of(to.currency.group)
  if (fromPrice === 0n || toPrice === 0n) {
    throw codeOnly(503, 'PRICE_FETCH_FAILED', 'destinationCurrency: there is no price for this pair now')
  }
  const fromUnit = 10n ** BigInt(from.currency.decimals)
  const toUnit = 10n ** BigInt(to.currency.decimals)
  return divide(amount * toUnit * fromPrice, fromUnit * toPrice)
}

// The least amount that can be paid in and covers this one.
function inSteps(amount: bigint, { currency: { depositStep = 1n } }: Asset): bigint {
  return ceil(amount, depositStep) * depositStep
}

function ceil(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor
}

function tooLow(amount: bigint, fees: bigint) {
  return codeOnly(400, 'AMOUNT_TOO_LOW', `amount: ${amount} does not cover the fees of ${fees}`)
}

function noLiquidity({ from, to }: SwapPair) {
  return codeOnly(400, 'INSUFFICIENT_LIQUIDITY', `amount: no pool swaps that much of ${from.symbol} to ${to.symbol}`)
}
