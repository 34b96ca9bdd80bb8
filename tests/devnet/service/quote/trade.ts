import { codeOnly } from '../errors.ts'
import { BPS, type FixedFee, SERVICE_FEE_BPS } from './fees.ts'
import type { Route } from './offer.ts'
import type { QuoteBody } from './quote-body.ts'

/** Slippage when the body names none: 2 %, as the live service answers. */
export const DEFAULT_SLIPPAGE_BPS = 200n

/**
 * What goes in, what is expected to come out and what must at least; `relayer` is the fee taken from the input.
 * Input and fee in the smallest unit of the input currency, the rest in that of the output currency.
 */
export type Trade = Readonly<{
  amountIn: bigint
  expectedOut: bigint
  minimumOut: bigint
  relayer: bigint
  relayerGas: bigint
  slippageBps: bigint
}>

/**
 * Solves a body's amounts by its trade type (interface.md): EXACT_INPUT fixes the input; EXACT_OUTPUT the output, all
 * of it guaranteed; EXPECTED_OUTPUT the output that is aimed at, less slippage guaranteed. Error AMOUNT_TOO_LOW.
 */
export function solveTrade(body: QuoteBody, route: Route, fee: FixedFee): Trade {
  const slippageBps = slippageOf(body)
  const convert = converter(route)
  if (body.tradeType === 'EXACT_INPUT') {
    const relayer = fee.gas + fee.flat + ceil(body.amount * SERVICE_FEE_BPS, BPS)
    if (relayer >= body.amount) throw tooLow(body.amount, relayer)
    const expectedOut = convert.toOutput(body.amount - relayer)
    if (expectedOut === 0n) throw tooLow(body.amount, relayer)
    const minimumOut = (expectedOut * (BPS - slippageBps)) / BPS
    return { amountIn: body.amount, expectedOut, minimumOut, relayer, relayerGas: fee.gas, slippageBps }
  }
  const net = convert.toInput(body.amount)
  const amountIn = ceil((net + fee.gas + fee.flat) * BPS, BPS - SERVICE_FEE_BPS)
  const minimumOut = (body.amount * (BPS - slippageBps)) / BPS
  return { amountIn, expectedOut: body.amount, minimumOut, relayer: amountIn - net, relayerGas: fee.gas, slippageBps }
}

// EXACT_OUTPUT promises all of the output: no slippage is left to tolerate.
function slippageOf(body: QuoteBody): bigint {
  if (body.tradeType === 'EXACT_OUTPUT') return 0n
  return body.slippageTolerance === undefined ? DEFAULT_SLIPPAGE_BPS : BigInt(body.slippageTolerance)
}

// Currencies of one group are worth the same; only their decimals may differ between chains.
function converter({ input, output }: Route) {
  const inputUnit = 10n ** BigInt(input.currency.decimals)
  const outputUnit = 10n ** BigInt(output.currency.decimals)
  return {
    toOutput: (amount: bigint) => (amount * outputUnit) / inputUnit,
    toInput: (amount: bigint) => ceil(amount * inputUnit, outputUnit),
  }
}

function ceil(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor
}

function tooLow(amount: bigint, relayer: bigint) {
  return codeOnly(400, 'AMOUNT_TOO_LOW', `amount: ${amount} does not cover the fees of ${relayer}`)
}
