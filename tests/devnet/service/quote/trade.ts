import { codeOnly } from '../errors.ts'
import type { SwapPair } from '../family.ts'
import type { Prices } from '../prices.ts'
import { charge, swapLossOf } from './charge-split.ts'
import { exchange, exchangeBack, inSteps } from './conversion.ts'
import { BPS, type FixedFee } from './fixed-fee.ts'
import { amountsAt } from './fixed-rate.ts'
import type { QuoteBody } from './quote-body.ts'
import type { Route } from './route.ts'
import type { Charges, Split } from './sponsorship.ts'

/** 2 %, like the live service. */
const DEFAULT_SLIPPAGE_BPS = 200n

/** Each in its currency's smallest unit. The depository gets `paidIn`, the solver spends `paidOut`. */
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
  /** The service's margin at a fixed rate, in the deposit's currency. */
  fixedRateFee: bigint | undefined
}>

export type TradeTerms = Readonly<{ body: QuoteBody; route: Route; fee: FixedFee; prices: Prices }>

/**
 * Solves a body's amounts by its trade type (interface.md).
 *
 * Errors: AMOUNT_TOO_LOW, INSUFFICIENT_LIQUIDITY of a pool, NO_QUOTES for a fixed rate above the market.
 */
export function solveTrade(terms: TradeTerms): Promise<Trade> {
  if (terms.body.fixedRate !== undefined) return atFixedRate(terms, terms.body.fixedRate)
  return terms.body.tradeType === 'EXACT_INPUT' ? forwards(terms) : backwards(terms)
}

async function forwards(terms: TradeTerms): Promise<Trade> {
  const { body, route, fee } = terms
  const slippageBps = slippageOf(body, route)
  const less = (amount: bigint) => (amount * (BPS - slippageBps)) / BPS
  const paidIn = route.originSwap ? await swapIn(route, 'origin', route.originSwap, body.amount) : body.amount
  const { charges, split, paidOut, expectedOut } = await payOutFor(terms, paidIn)
  return {
    amountIn: body.amount,
    paidIn,
    paidInMinimum: route.originSwap ? less(paidIn) : paidIn,
    paidOut,
    expectedOut,
    minimumOut: isCertain(route) ? expectedOut : less(expectedOut),
    ...{ charges, split, slippageBps, gasTopup: fee.gasTopup, fixedRateFee: undefined },
  }
}

async function payOutFor(terms: TradeTerms, paidIn: bigint) {
  const { route, prices } = terms
  const swapped = async (paidOut: bigint) =>
    route.destinationSwap ? swapIn(route, 'destination', route.destinationSwap, paidOut) : paidOut
  const { userPays } = charge(terms, paidIn)
  const first = userPays < paidIn ? exchange(prices, route, paidIn - userPays) : 0n
  if (first === 0n) throw tooLow(paidIn, userPays)
  const firstOut = await swapped(first)
  const { charges, split, ...last } = charge(terms, paidIn, swapLossOf(terms, first, firstOut))
  if (last.userPays >= paidIn) throw tooLow(paidIn, last.userPays)
  const paidOut = exchange(prices, route, paidIn - last.userPays + last.swapPaid)
  return { charges, split, paidOut, expectedOut: paidOut === first ? firstOut : await swapped(paidOut) }
}

async function backwards(terms: TradeTerms): Promise<Trade> {
  const { body, route, fee, prices } = terms
  const slippageBps = slippageOf(body, route)
  const less = (amount: bigint) => (amount * (BPS - slippageBps)) / BPS
  const expectedOut = body.amount
  const paidOut = route.destinationSwap
    ? await swapOut(route, 'destination', route.destinationSwap, expectedOut)
    : expectedOut
  const net = inSteps(exchangeBack(prices, route, paidOut), route.payIn)
  // The least deposit that covers net amount and fees, found from below.
  const swapLoss = swapLossOf(terms, paidOut, expectedOut)
  let paidIn = net
  let charged = charge(terms, paidIn, swapLoss)
  for (let next = -1n; next !== paidIn; ) {
    if (next >= 0n) paidIn = next
    charged = charge(terms, paidIn, swapLoss)
    next = inSteps(net - charged.swapPaid, route.payIn) + charged.userPays
  }
  const amountIn = route.originSwap ? await swapOut(route, 'origin', route.originSwap, paidIn) : paidIn
  return {
    amountIn,
    paidIn,
    paidInMinimum: route.originSwap ? less(paidIn) : paidIn,
    paidOut,
    expectedOut,
    minimumOut: isCertain(route) ? expectedOut : less(expectedOut),
    ...{ charges: charged.charges, split: charged.split },
    ...{ slippageBps, gasTopup: fee.gasTopup, fixedRateFee: undefined },
  }
}

// The rate fixes both ends; the service keeps the remainder and any surplus of a pool.
async function atFixedRate(terms: TradeTerms, rate: string): Promise<Trade> {
  const { body, route, fee, prices } = terms
  const slippageBps = slippageOf(body, route)
  const less = (amount: bigint) => (amount * (BPS - slippageBps)) / BPS
  const { amountIn, amountOut } = amountsAt(rate, body, route)
  const paidIn = route.originSwap ? await swapIn(route, 'origin', route.originSwap, amountIn) : amountIn
  const { charges, split, userPays } = charge(terms, paidIn)
  if (userPays >= paidIn || amountOut === 0n) throw tooLow(paidIn, userPays)
  const paidOut = route.destinationSwap
    ? await swapOut(route, 'destination', route.destinationSwap, amountOut)
    : amountOut
  const left = paidIn - userPays - exchangeBack(prices, route, paidOut)
  if (left < 0n) throw codeOnly(400, 'NO_QUOTES', `fixedRate: after fees the market gives less than ${rate}`)
  return {
    ...{ amountIn, paidIn, paidOut, slippageBps, gasTopup: fee.gasTopup, fixedRateFee: left },
    paidInMinimum: route.originSwap ? less(paidIn) : paidIn,
    expectedOut: amountOut,
    minimumOut: less(amountOut),
    charges: { ...charges, relay: charges.relay + left },
    split: { ...split, total: split.total + left },
  }
}

// EXACT_OUTPUT guarantees the whole output.
function slippageOf(body: QuoteBody, route: Route): bigint {
  if (body.tradeType === 'EXACT_OUTPUT' || isCertain(route)) return 0n
  return body.slippageTolerance === undefined ? DEFAULT_SLIPPAGE_BPS : BigInt(body.slippageTolerance)
}

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

function tooLow(amount: bigint, fees: bigint) {
  return codeOnly(400, 'AMOUNT_TOO_LOW', `amount: ${amount} does not cover the fees of ${fees}`)
}

function noLiquidity({ from, to }: SwapPair) {
  return codeOnly(400, 'INSUFFICIENT_LIQUIDITY', `amount: no pool swaps that much of ${from.symbol} to ${to.symbol}`)
}
