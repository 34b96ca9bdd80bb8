import type { IntentInput } from '../../core/intent/intent.ts'
import type { RouteAttempt } from '../../core/intent/learned-minimum.ts'
import type { AskedQuote } from './proven-quote.ts'

type Asked = Pick<
  IntentInput,
  | 'originChainId'
  | 'originCurrency'
  | 'destinationChainId'
  | 'destinationCurrency'
  | 'amount'
  | 'tradeType'
  | 'payment'
  | 'calls'
  | 'topupGasUsd'
  | 'sponsorship'
>

/** Learns a route's minimum from a plain quote; undefined otherwise. Extra wishes change the fees. */
export function routeAttemptOf(asked: Asked, answer: AskedQuote, profile: string): RouteAttempt | undefined {
  const { tradeType, payment = 'deposit', calls, topupGasUsd, sponsorship, amount } = asked
  const isPlain = !calls && topupGasUsd === undefined && !sponsorship && payment === 'deposit'
  if (tradeType !== 'EXACT_INPUT' || !isPlain) return undefined
  const from = { chainId: asked.originChainId, address: asked.originCurrency }
  const to = { chainId: asked.destinationChainId, address: asked.destinationCurrency }
  const way = { profile, from, to }
  if (answer.state === 'proven') return { way, amount, outcome: 'worked' }
  const isTooLittle = answer.state === 'unavailable' && answer.code === 'AMOUNT_TOO_LOW'
  return isTooLittle ? { way, amount, outcome: 'refused' } : undefined
}
