import { type Facts, knownFact, type Simulation } from '../../../../src/core/chain/facts.ts'
import type { IntentInput } from '../../../../src/core/intent/intent.ts'
import { fingerprint } from '../../../../src/lib/fingerprint.ts'
import type { Hex } from '../../../../src/lib/hex.ts'
import { type Call, enforcedCalls, type Goal, type Paid, quotedCalls, routedData } from '../../honest/routed.ts'
import { ETH, type QuoteJson, rehash, USDC, USER } from '../../honest.ts'
import { approveStep, DEPOSITORY, dataOf, factsFor, PROXY, quoteOf, ROUTER, transactionStep, USDT } from './quotes.ts'

export const WETH = '0x4200000000000000000000000000000000000006'

/** The proxy passes the input to the router. */
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
/** The router is called directly with the value. */
export const native: IntentInput = {
  ...tokens,
  originCurrency: ETH,
  destinationCurrency: USDC[8453],
  amount: 4n * 10n ** 16n,
}
/** The router turns the input into the deposited USDT. */
export const across: IntentInput = { ...tokens, destinationChainId: 1, destinationCurrency: ETH, amount: 100_000_000n }

/** The minimum arrives at the recipient or the depository. */
export const LEAST = 99_000_000n
export const PAID = 98_000_000n
const ARRIVES = 39n * 10n ** 15n

const paidOf = ({ originCurrency, amount, user }: IntentInput): Paid => ({ token: originCurrency, amount, user })

/** A quote directs the swap's output into the depository. */
export function goalOf(input: IntentInput, quote?: QuoteJson): Goal {
  if (input.originChainId === input.destinationChainId) {
    return { token: input.destinationCurrency, recipient: input.recipient }
  }
  return { token: USDT, depository: DEPOSITORY, user: input.user, orderId: quote?.protocol.v2.orderId ?? '' }
}

/** `calls` replace the market's call and the quoted end. */
export function swapStep(input: IntentInput, quote?: QuoteJson, calls?: readonly Call[]) {
  const paid = paidOf(input)
  const data = routedData(paid, calls ?? quotedCalls(paid, goalOf(input, quote)))
  const isNative = input.originCurrency === ETH
  return transactionStep(input, 'swap', isNative ? ROUTER : PROXY, data, isNative ? input.amount : 0n)
}

/** The end asserts the minimum. */
export function enforcedData(input: IntentInput, quote: QuoteJson): Hex {
  const slippage = BigInt(10_000 - (input.slippageBasisPoints ?? 0))
  const least = input.originChainId === input.destinationChainId ? LEAST : (PAID * slippage) / 10_000n
  return routedData(paidOf(input), enforcedCalls(paidOf(input), goalOf(input, quote), least))
}

export function tokenSwap(input = tokens): QuoteJson {
  return shown(quoteOf(input, [approveStep(input, PROXY), swapStep(input)]))
}

export function nativeSwap(): QuoteJson {
  return shown(quoteOf(native, [swapStep(native)]))
}

export function shown(quote: QuoteJson): QuoteJson {
  Object.assign(quote.details.currencyOut, { amount: (LEAST + 1_000_000n).toString(), minimumAmount: LEAST.toString() })
  return Object.assign(quote, { protocol: undefined })
}

export function swapAcross(input = across): QuoteJson {
  const quote = quoteOf(input, [])
  const { orderData, paymentDetails } = quote.protocol.v2
  const arrives = { amount: `${ARRIVES}`, minimum: `${(ARRIVES * 995n) / 1_000n}` }
  Object.assign(quote.details.currencyOut, { amount: arrives.amount, minimumAmount: arrives.minimum })
  for (const payment of orderData.output.payments) {
    Object.assign(payment, { expectedAmount: arrives.amount, minimumAmount: arrives.minimum })
  }
  for (const input of orderData.inputs) {
    Object.assign(input.payment, { currency: USDT, amount: PAID.toString() })
    for (const refund of input.refunds) refund.currency = USDT
  }
  Object.assign(paymentDetails, { currency: USDT, amount: PAID.toString() })
  Object.assign(quote.details, { refundCurrency: undefined })
  quote.protocol.v2.orderId = rehash(orderData)
  return Object.assign(quote, { steps: [approveStep(input, PROXY), swapStep(input, quote)] })
}

/** The last simulated transaction is the signed one. */
export function callsOf(quote: QuoteJson, input?: IntentInput): string {
  const calls = quote.steps.map((_step, at) => {
    const { to, data, value } = dataOf(quote, at) as { to: string; data: string; value: string }
    const isRouted = input && at === quote.steps.length - 1 && [ROUTER, PROXY].includes(to.toLowerCase())
    const signed = isRouted ? enforcedData(input, quote) : data.toLowerCase()
    return { from: USER.toLowerCase(), to: to.toLowerCase(), data: signed, value: BigInt(value) }
  })
  return fingerprint(calls)
}

/** `changes` alter the simulated result. */
export function simulated(input: IntentInput, quote: QuoteJson, changes: Partial<Simulation> = {}): Facts {
  const isLocal = input.originChainId === input.destinationChainId
  const honest: Simulation = {
    calls: callsOf(quote, input),
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
  return factsFor(input, { simulation: knownFact({ ...honest, ...changes }, 'test') })
}
