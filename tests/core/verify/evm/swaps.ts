import { type Facts, known, type Simulation } from '../../../../src/core/facts.ts'
import { fingerprint } from '../../../../src/core/fingerprint.ts'
import type { IntentInput } from '../../../../src/core/intent.ts'
import type { Hex } from '../../../../src/lib/hex.ts'
import { ETH, type QuoteJson, rehash, USDC, USER } from '../../honest.ts'
import { approveStep, dataOf, factsFor, PROXY, quoteOf, ROUTER, transactionStep, USDT } from './quotes.ts'

/** The wrapped native currency of Base. */
export const WETH = '0x4200000000000000000000000000000000000006'
/** Calldata of a router, which says nothing of what it does. */
export const CALL: Hex = `0x30875056${'12'.repeat(320)}`

/** USDC for USDT on Base: the proxy before the router takes the input. */
export const tokens: IntentInput = {
  user: USER,
  originChainId: 8453,
  originCurrency: USDC[8453],
  destinationChainId: 8453,
  destinationCurrency: USDT,
  amount: 100_000_000n,
  tradeType: 'EXACT_INPUT',
  recipient: USER,
  refundTo: USER,
}
/** ETH for USDC on Base: the router itself is called, with the input as its value. */
export const native: IntentInput = {
  ...tokens,
  originCurrency: ETH,
  destinationCurrency: USDC[8453],
  amount: 10n ** 17n,
}
/** USDC on Base into ETH on Ethereum, deposited as the USDT that the router makes of it. */
export const across: IntentInput = { ...tokens, destinationChainId: 1, destinationCurrency: ETH, amount: 100_000_000n }

/** What arrives at least, and what the depository gets of a swap on the way. */
export const LEAST = 99_000_000n
export const PAID = 98_000_000n

/** An honest swap of a token, with its approval. */
export function tokenSwap(input = tokens): QuoteJson {
  const steps = [approveStep(input, PROXY), transactionStep(input, 'swap', PROXY, CALL)]
  return shown(quoteOf(input, steps))
}

/** An honest swap of native currency. */
export function nativeSwap(): QuoteJson {
  return shown(quoteOf(native, [transactionStep(native, 'swap', ROUTER, CALL, native.amount)]))
}

/** What a swap on one chain shows: the least that arrives, and no order. */
export function shown(quote: QuoteJson): QuoteJson {
  Object.assign(quote.details.currencyOut, { amount: (LEAST + 1_000_000n).toString(), minimumAmount: LEAST.toString() })
  return Object.assign(quote, { protocol: undefined })
}

/** A crossing that begins with a swap: the order is paid in what the router makes. */
export function swapAcross(input = across): QuoteJson {
  const quote = quoteOf(input, [approveStep(input, PROXY), transactionStep(input, 'swap', PROXY, CALL)])
  const { orderData, paymentDetails } = quote.protocol.v2
  for (const input of orderData.inputs) {
    Object.assign(input.payment, { currency: USDT, amount: PAID.toString() })
    for (const refund of input.refunds) refund.currency = USDT
  }
  Object.assign(paymentDetails, { currency: USDT, amount: PAID.toString() })
  Object.assign(quote.details, { refundCurrency: undefined })
  quote.protocol.v2.orderId = rehash(orderData)
  return quote
}

/** The transactions of a quote as a node would have simulated them. */
export function callsOf(quote: QuoteJson): string {
  const calls = quote.steps.map((_step, at) => {
    const { to, data, value } = dataOf(quote, at) as { to: string; data: string; value: string }
    return { from: USER.toLowerCase(), to: to.toLowerCase(), data: data.toLowerCase(), value: BigInt(value) }
  })
  return fingerprint(calls)
}

/** Facts of a node that ran the transactions of an honest quote, with changes of what it saw. */
export function simulated(input: IntentInput, quote: QuoteJson, changes: Partial<Simulation> = {}): Facts {
  const isLocal = input.originChainId === input.destinationChainId
  const honest: Simulation = {
    calls: callsOf(quote),
    reverted: undefined,
    changes: [
      { currency: input.originCurrency, amount: -input.amount },
      ...(isLocal ? [{ currency: input.destinationCurrency, amount: LEAST }] : []),
    ],
    approvals: [],
    arrivals: isLocal ? [{ currency: input.destinationCurrency, amount: LEAST }] : [],
    deposits: isLocal
      ? []
      : [{ depositor: USER, currency: USDT, amount: PAID + 5n, orderId: quote.protocol.v2.orderId }],
  }
  return factsFor(input, { simulation: known({ ...honest, ...changes }, 'test') })
}
