import type { ExchangeAFacts, ExchangeBFacts } from '../../../src/core/chain/facts.ts'
import { knownFact, unknownFact } from '../../../src/core/chain/facts.ts'
import type { IntentInput } from '../../../src/core/intent/intent.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { saying } from '../../../src/core/reason/reason.ts'
import { exchangeAChain } from '../../devnet/exchanges/exchange-a/chain.ts'
import { withdrawalSteps } from '../../devnet/exchanges/exchange-a/steps.ts'
import { CURRENCIES } from '../../devnet/exchanges/exchange-a/tokens.ts'
import { DEVNET_WORDS, PUBLIC_WORDS } from '../../devnet/exchanges/exchange-a/words.ts'
import { exchangeBChain, PERP_USDC } from '../../devnet/exchanges/exchange-b/chain.ts'
import { withdrawalStep } from '../../devnet/exchanges/exchange-b/steps.ts'
import type { Currency, FamilyChain } from '../../devnet/service/chain.ts'
import type { StepPlan } from '../../devnet/service/origin.ts'
import { ETH, NOW, USER } from '../honest.ts'
import { answerTo, type Bound } from './answer.ts'
import type { Honest, Terms } from './case.ts'
import { factsAround } from './evm-facts.ts'

/** The nonce is the quote's time, milliseconds. */
export const NONCE = NOW * 1_000 + 777
/** An account index, and a transfer's fee in millionths of a dollar. */
export const ACCOUNT_INDEX = '509564'
export const TRANSFER_FEE = 3_000_000n
/** `0x` and 32 zeros. */
export const PERPS_USDC = `0x${'0'.repeat(32)}`

export const fromExchangeA: IntentInput = {
  user: USER,
  originChainId: 1337,
  originCurrency: PERPS_USDC,
  destinationChainId: 8453,
  destinationCurrency: ETH,
  amount: 1_000_000_000n,
  tradeType: 'EXACT_INPUT',
  recipient: USER,
  refundTo: USER,
}

export const fromExchangeB: IntentInput = {
  ...fromExchangeA,
  user: ACCOUNT_INDEX,
  refundTo: ACCOUNT_INDEX,
  originChainId: 3_586_256,
  originCurrency: '0',
  amount: 1_000_000_000n,
}

export function exchangeASteps(bound: Bound, nonce = NONCE): readonly unknown[] {
  const currency = CURRENCIES.find(({ address }) => address === bound.input.originCurrency.toLowerCase())
  if (!currency) throw new RangeError(`expected a currency of exchange A, got ${bound.input.originCurrency}`)
  const isPublic = bound.profile.name === 'relay'
  return withdrawalSteps(planOf(bound, exchangeAChain('', ''), currency), {
    currency,
    nonce,
    words: isPublic ? PUBLIC_WORDS : DEVNET_WORDS,
    mappingDomain: isPublic ? 'RelayNonceMapping' : 'ServiceNonceMapping',
  })
}

export function exchangeBSteps(bound: Bound, fee = TRANSFER_FEE): readonly unknown[] {
  return [withdrawalStep(planOf(bound, exchangeBChain(''), PERP_USDC), fee)]
}

export function exchangeAFacts(terms: Pick<Terms, 'amountIn' | 'nowSeconds'>, changes: Partial<ExchangeAFacts> = {}) {
  return factsAround(terms.nowSeconds, {
    family: 'exchangeA',
    balance: knownFact(terms.amountIn, 'test'),
    token: unknownFact(saying('it is pinned')),
    usedNonces: [],
    signatureChainId: 1,
    ...changes,
  })
}

export function exchangeBFacts(terms: Pick<Terms, 'amountIn' | 'nowSeconds'>, changes: Partial<ExchangeBFacts> = {}) {
  return factsAround(terms.nowSeconds, {
    family: 'exchangeB',
    l1Address: knownFact(USER, 'test'),
    ownAddress: USER,
    balance: knownFact(terms.amountIn + TRANSFER_FEE, 'test'),
    transferFeeUsd: knownFact(TRANSFER_FEE, 'test'),
    apiKey: knownFact('ready', 'test'),
    ...changes,
  })
}

export function honestA(input = fromExchangeA, changes: Partial<Terms> = {}): Honest {
  const terms = termsOf(input, changes)
  const quote = answerTo(terms, (bound) => exchangeASteps(bound))
  return { route: 'exchangeA', name: 'exchange A', profile: terms.profile, input, quote, facts: exchangeAFacts(terms) }
}

export function honestB(input = fromExchangeB, changes: Partial<Terms> = {}): Honest {
  const terms = termsOf(input, changes)
  const quote = answerTo(terms, (bound) => exchangeBSteps(bound))
  return { route: 'exchangeB', name: 'exchange B', profile: terms.profile, input, quote, facts: exchangeBFacts(terms) }
}

/** Terms into ETH at 2,000 dollars, less a thousandth. */
export function termsOf(input: IntentInput, changes: Partial<Terms> = {}): Terms {
  const dollars = input.amount / (input.originChainId === 1337 ? 10n ** 8n : 10n ** 6n)
  const out = input.tradeType === 'EXACT_INPUT' ? dollars * 499_500_000_000_000n : input.amount
  return {
    profile: devnet,
    input,
    amountIn: input.tradeType === 'EXACT_INPUT' ? input.amount : 1_000_000_000n,
    out,
    minimum: input.tradeType === 'EXACT_OUTPUT' ? out : (out * 98n) / 100n,
    salt: `0x${'5a'.repeat(32)}`,
    requestId: `0x${'17900000'.padEnd(64, 'a')}`,
    isSigned: true,
    statusPath: '/intents/status/v3',
    nowSeconds: NOW,
    ...changes,
  }
}

function planOf(bound: Bound, chain: FamilyChain, currency: Currency): StepPlan {
  const { input, amountIn, orderId, requestId, check, nowSeconds } = bound
  const { user, recipient, refundTo, amount, tradeType } = input
  return {
    input: { chain, currency },
    user: user.toLowerCase(),
    recipient,
    refundTo,
    amount: amountIn,
    payment: { currency, amount: amountIn },
    orderId,
    requestId,
    check,
    body: { amount, tradeType },
    depositAddress: undefined,
    swap: undefined,
    local: undefined,
    nowSeconds,
  }
}
