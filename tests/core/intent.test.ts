import { describe, expect, expectTypeOf, it } from 'vitest'
import { parseAddress } from '../../src/core/address.ts'
import { decide, type OpenApproval } from '../../src/core/approval.ts'
import { type Intent, inputOf, intent } from '../../src/core/intent.ts'
import { chainById } from '../../src/core/profile.ts'
import { devnet } from '../../src/core/profiles/devnet.ts'
import type { Quote } from '../../src/core/quote.ts'
import { quoteRequest } from '../../src/core/quote-request.ts'
import type { VerifiedQuote } from '../../src/core/verify/verify.ts'
import { ethInput, intentOf, STRANGER, USER } from './honest.ts'

const TO_BITCOIN = {
  destinationChainId: 8_253_038,
  destinationCurrency: chainById(devnet, 8_253_038)?.native.address ?? '',
  recipient: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
}

describe('the intent', () => {
  it('is frozen, hashed, and made again from its own input', () => {
    const frozen = intentOf(ethInput)
    expect(Object.isFrozen(frozen)).toBe(true)
    expect(intentOf(inputOf(frozen)).hash).toBe(frozen.hash)
    expect(intentOf({ ...ethInput, recipient: STRANGER }).hash).not.toBe(frozen.hash)
    expect(intentOf({ ...ethInput, amount: ethInput.amount + 1n }).hash).not.toBe(frozen.hash)
  })

  it.each([
    ['amount', { amount: 0n }],
    ['amount', { amount: 2n ** 256n }],
    ['originCurrency', { originCurrency: STRANGER }],
    ['destinationCurrency', { destinationChainId: 424_242 }],
    ['destinationCurrency', { destinationChainId: 1 }],
    ['recipient', { recipient: '0x1234' }],
    ['recipient', { recipient: '0x0000000000000000000000000000000000000000' }],
    ['refundTo', { refundTo: '' }],
    ['user', { user: 'vitalik.eth' }],
    ['slippageBasisPoints', { slippageBasisPoints: 10_001 }],
    ['slippageBasisPoints', { slippageBasisPoints: 0.5 }],
    ['timeToLiveSeconds', { timeToLiveSeconds: 119 }],
    ['timeToLiveSeconds', { timeToLiveSeconds: 86_401 }],
    ['timeToLiveSeconds', { timeToLiveSeconds: 300.5 }],
    ['timeToLiveSeconds', { timeToLiveSeconds: 600, payment: 'strictAddress' as const }],
    ['timeToLiveSeconds', { timeToLiveSeconds: 600, ...TO_BITCOIN }],
  ])('is refused for its %s, case %#', (field, change) => {
    const made = intent({ ...ethInput, ...change }, devnet)
    expect(made.ok).toBe(false)
    if (!made.ok) expect(made.problems.map((problem) => problem.field)).toContain(field)
  })

  it('carries the time to live to the service, and is another intent with another one', () => {
    const timed = intentOf({ ...ethInput, timeToLiveSeconds: 600 })
    expect(quoteRequest(timed, devnet)).toMatchObject({ ttl: 600 })
    expect(timed.hash).not.toBe(intentOf(ethInput).hash)
    expect(timed.hash).not.toBe(intentOf({ ...ethInput, timeToLiveSeconds: 300 }).hash)
    expect(intentOf(inputOf(timed)).hash).toBe(timed.hash)
  })

  it('says recipient and refund address to the service in every case', () => {
    expect(quoteRequest(intentOf(ethInput), devnet)).toEqual({
      user: USER,
      originChainId: 1,
      destinationChainId: 8453,
      originCurrency: ethInput.originCurrency,
      destinationCurrency: ethInput.destinationCurrency,
      amount: '100000000000000000',
      tradeType: 'EXACT_INPUT',
      recipient: USER,
      refundTo: USER,
      includeProtocolData: true,
    })
  })
})

describe('an address that was typed', () => {
  it.each([
    [USER, true],
    [USER.toLowerCase(), true],
    [` ${USER} `, true],
    [USER.replace('C51', 'c51'), false],
    [`${USER}0`, false],
    [USER.slice(2), false],
  ])('%j is taken: %s', (text, ok) => {
    expect(parseAddress('evm', text).ok).toBe(ok)
  })
})

describe('checksums', () => {
  it.each([
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0xde709f2102306220921060314715629080e2fb77',
  ])('are those of EIP-55: %s', (address) => {
    const parsed = parseAddress('evm', address.toLowerCase())
    expect(parsed.ok && parsed.address.toLowerCase()).toBe(address.toLowerCase())
    expect(parseAddress('evm', address)).toEqual(parsed)
  })
})

describe('stages cannot be skipped', () => {
  it('does not compile', () => {
    expectTypeOf<Quote>().not.toMatchTypeOf<VerifiedQuote>()
    expectTypeOf<Omit<Intent, keyof Intent>>().not.toMatchTypeOf<Intent>()
    const skip = (quote: Quote, open: OpenApproval) => {
      // @ts-expect-error a quote that was not proven cannot be decided about
      const skipped: OpenApproval = { ...open, quote }
      return decide(skipped, { ticket: '', planHash: '', decision: 'approve' }, { nowSeconds: 0, isExpert: false })
    }
    expect(skip).toBeTypeOf('function')
  })
})
