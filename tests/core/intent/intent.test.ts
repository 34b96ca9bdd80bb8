import { describe, expect, expectTypeOf, it } from 'vitest'
import { checksummed, parseAddress } from '../../../src/core/families/address.ts'
import { type Intent, inputOf, intent } from '../../../src/core/intent/intent.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { chainById } from '../../../src/core/profiles/profile.ts'
import type { Quote } from '../../../src/core/quote/quote.ts'
import { quoteRequest } from '../../../src/core/quote/quote-request.ts'
import { decide, type OpenApproval } from '../../../src/core/review/approval.ts'
import type { VerifiedQuote } from '../../../src/core/verify/verify.ts'
import { eip55 } from '../../vectors/evm-signing.json' with { type: 'json' }
import { ethInput, intentOf, STRANGER, USER } from '../honest.ts'

const TO_BITCOIN = {
  destinationChainId: 8_253_038,
  destinationCurrency: chainById(devnet, 8_253_038)?.native.address ?? '',
  recipient: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
}

const CALLS = [{ to: STRANGER, data: '0x12345678', value: 0n }]

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
    ['calls', { callsGasLimit: 100_000 }],
    ['calls', { calls: CALLS, callsGasLimit: 20_999 }],
    ['calls', { calls: CALLS, callsGasLimit: 16_777_217 }],
    ['calls', { calls: CALLS, callsGasLimit: 100_000.5 }],
    ['timeToLiveSeconds', { timeToLiveSeconds: 119 }],
    ['timeToLiveSeconds', { timeToLiveSeconds: 86_401 }],
    ['timeToLiveSeconds', { timeToLiveSeconds: 300.5 }],
    ['timeToLiveSeconds', { timeToLiveSeconds: 600, payment: 'strictAddress' as const }],
    ['timeToLiveSeconds', { timeToLiveSeconds: 600, ...TO_BITCOIN }],
    ['coins', { coins: [`${'ab'.repeat(32)}:0`] }],
    ['coins', { coins: [] }],
    ['coins', { coins: ['ab:0'] }],
  ])('is refused for its %s, case %#', (field, change) => {
    const made = intent({ ...ethInput, ...change }, devnet)
    expect(made.ok).toBe(false)
    if (!made.ok) expect(made.problems.map((problem) => problem.field)).toContain(field)
  })

  it('carries the gas limit of its calls to the service, and is another intent with another one', () => {
    const limited = intentOf({ ...ethInput, calls: CALLS, callsGasLimit: 300_000 })
    expect(quoteRequest(limited, devnet)).toMatchObject({ txs: [{ to: STRANGER }], txsGasLimit: 300_000 })
    expect(limited.hash).not.toBe(intentOf({ ...ethInput, calls: CALLS }).hash)
    expect(limited.hash).not.toBe(intentOf({ ...ethInput, calls: CALLS, callsGasLimit: 300_001 }).hash)
    expect(intentOf(inputOf(limited)).hash).toBe(limited.hash)
    expect(quoteRequest(intentOf({ ...ethInput, calls: CALLS }), devnet)).not.toHaveProperty('txsGasLimit')
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
  it.each(eip55.addresses)(`are those of ${eip55.source}: %s`, (address) => {
    const right = { ok: true, address }
    expect(parseAddress('evm', address.toLowerCase())).toEqual(right)
    expect(parseAddress('evm', address)).toEqual(right)
    expect(checksummed(address.toLowerCase())).toBe(address)
  })

  it.each(eip55.addresses.filter((address) => /[a-f]/.test(address) && /[A-F]/.test(address)))(
    'are wrong with one letter in the other case: %s',
    (address) => {
      const at = address.search(/[A-F]/)
      const other = `${address.slice(0, at)}${address.charAt(at).toLowerCase()}${address.slice(at + 1)}`
      expect(parseAddress('evm', other)).toEqual({ ok: false, problem: 'wrongChecksum' })
    },
  )
})

describe('a currency that is not pinned', () => {
  const token = { chainId: 8453, address: STRANGER, symbol: 'PEP', name: 'Pepper', decimals: 9, isNative: false }
  const input = { ...ethInput, destinationChainId: 8453, destinationCurrency: STRANGER.toLowerCase() }

  it('is taken as it was described, and only for the chain and address that it is of', () => {
    expect(intentOf({ ...input, currencies: [token] }).destinationCurrency).toEqual(token)
    expect(intent({ ...input, currencies: [{ ...token, chainId: 1 }] }, devnet)).toMatchObject({
      problems: [{ field: 'destinationCurrency', problem: 'unknownCurrency' }],
    })
  })

  it('is never native: its contract is asked about itself', () => {
    expect(intent({ ...input, currencies: [{ ...token, isNative: true }] }, devnet)).toMatchObject({
      problems: [{ field: 'destinationCurrency', problem: 'unknownCurrency' }],
    })
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
