import { describe, expect, it } from 'vitest'
import { knownFact } from '../../../../src/core/chain/facts.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import type { Profile } from '../../../../src/core/profiles/profile.ts'
import { type QuoteJson, rehash, usdcInput } from '../../honest.ts'
import { contractsWith, dataOf, factsFor, PERMIT2, PROXY, USDT } from '../evm/quotes.ts'
import { judge } from '../lying.ts'
import { authorizationQuote, permitInput, routedQuote } from './quotes.ts'

type Json = Record<string, unknown>

const DATA = 'steps[0].items[0].data'
const facts = factsFor(permitInput, {
  tokenDomain: knownFact({ name: 'USD Coin', version: '2' }, 'test'),
  contracts: contractsWith({ [PERMIT2]: { allowance: knownFact(usdcInput.amount, 'test') } }),
})

function signOf(quote: QuoteJson): Json {
  return dataOf(quote)['sign'] as Json
}

function found(quote: QuoteJson, profile: Profile = devnet) {
  return judge({ input: permitInput, quote, facts, profile }).found
}

describe('what is to be signed, read', () => {
  it.each<readonly [string, string, unknown]>([
    ['nothing', `E11 ${DATA}.sign`, undefined],
    ['a text', `E11 ${DATA}.sign`, 'sign here'],
    ['something without a message', `E11 ${DATA}.sign.value`, { primaryType: 'Permit' }],
  ])('%s is refused where it stands', (_name, expected, sign) => {
    const quote = authorizationQuote()
    Object.assign(dataOf(quote), { sign })
    expect(found(quote)).toEqual([expected])
  })

  it('of an unknown name is refused for its name, whatever its message says', () => {
    for (const quote of [authorizationQuote(), routedQuote()]) {
      Object.assign(signOf(quote), { primaryType: 'Permit' })
      expect(found(quote)).toEqual([`E11 ${DATA}.sign.primaryType`])
    }
  })

  it.each([
    ['an authorization', authorizationQuote, 'to'],
    ['a permit', () => routedQuote(), 'spender'],
  ])('%s for nobody is refused where it names nobody', (_name, make, field) => {
    const quote = make()
    Reflect.deleteProperty(signOf(quote)['value'] as Json, field)
    expect(found(quote)).toEqual([`E11 ${DATA}.sign.value.${field}`])
  })

  it.each(['validAfter', 'validBefore'])('has no %s below zero', (field) => {
    const quote = authorizationQuote()
    Object.assign(signOf(quote)['value'] as Json, { [field]: -1 })
    expect(found(quote)).toEqual([`E11 ${DATA}.sign.value.${field}`])
  })
})

it('what is posted elsewhere is refused where that stands', () => {
  const quote = authorizationQuote()
  Object.assign(dataOf(quote)['post'] as Json, { endpoint: '/authorize' })
  expect(found(quote)).toEqual([`E11 ${DATA}.post.endpoint`])
})

it('K04: an authorization is refused for an order in another currency, which it cannot pay', () => {
  const quote = authorizationQuote()
  const { orderData, paymentDetails } = quote.protocol.v2
  for (const { payment, refunds } of orderData.inputs) {
    Object.assign(payment, { currency: USDT })
    for (const refund of refunds) refund.currency = USDT
  }
  Object.assign(paymentDetails, { currency: USDT })
  quote.protocol.v2.orderId = rehash(orderData)
  Object.assign(signOf(quote)['value'] as Json, { nonce: quote.protocol.v2.orderId })
  Object.assign(quote.details, { refundCurrency: undefined })
  expect(found(quote)).toEqual(['K04 protocol.v2.orderData.inputs[0].payment'])
})

describe('a permit of Permit2', () => {
  it('E01: is refused on a chain where none is pinned', () => {
    const chains = devnet.chains.map(({ contracts, ...chain }) => ({
      ...chain,
      contracts: contracts.filter(({ kind }) => kind !== 'permit2'),
    }))
    expect(found(routedQuote(), { ...devnet, chains })).toEqual([`E01 ${DATA}.sign.domain`])
  })

  it.each(['a text', 7, null, undefined])('E16: is refused where its witness is %s', (witness) => {
    const quote = routedQuote()
    Object.assign(signOf(quote)['value'] as Json, { witness })
    expect(found(quote)).toEqual([`E16 ${DATA}.sign.value.witness`])
  })

  it('D27: names calls of 32768 bytes in all, and no more', () => {
    const carrying = (...bytes: readonly number[]) => {
      const quote = routedQuote()
      const call = { target: PROXY, allowFailure: false, value: '0' }
      const call3Values = bytes.map((count) => ({ ...call, callData: `0x${'12'.repeat(count)}` }))
      Object.assign((signOf(quote)['value'] as Json)['witness'] as Json, { call3Values })
      return found(quote)
    }
    const tooMuch = [`D27 ${DATA}.sign.value.witness.call3Values`]
    const notEnforced = [`E17 ${DATA}.sign.value.witness.call3Values`]
    expect(carrying(16_384, 16_384)).toEqual(notEnforced)
    expect(carrying(16_384, 16_385)).toEqual(tooMuch)
    expect(carrying(32_768, 0, 0)).toEqual(notEnforced)
    expect(carrying(1, 32_768)).toEqual(tooMuch)
  })
})
