import type { IntentInput } from '../core/intent.ts'
import type { Trial } from '../core/least-amount.ts'
import type { AskedQuote } from './quotes.ts'

/** As much of what was asked as says whether its answer is about the way and the amount alone. */
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

/**
 * What a quote teaches of the least that goes over a way, under the profile of this name; undefined where it teaches
 * nothing. What is wished besides changes the fees, so that such a quote says nothing of the way alone.
 */
export function trialOf(asked: Asked, answer: AskedQuote, profile: string): Trial | undefined {
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
