import { describe, expect, it } from 'vitest'
import { decodePriceEstimate } from '../../../src/net/service/price-estimate.ts'

const currency = { chainId: 8453, address: '0xabc', symbol: 'USDC', decimals: 6 }
const details = { currencyOut: { currency, amount: '249000000', minimumAmount: '248000000' } }
const relayer = { currency, amount: '41000', amountUsd: '0.041' }

describe('what the service says that a transfer comes to', () => {
  it('is what would arrive, and what it takes for carrying it', () => {
    expect(decodePriceEstimate({ fees: { relayer }, details })).toEqual({
      arrives: { chainId: 8453, address: '0xabc', amount: 249_000_000n },
      pays: undefined,
      fee: { chainId: 8453, address: '0xabc', amount: 41_000n, usd: 41n * 10n ** 15n },
    })
  })

  it('is what would be paid, where that can be read', () => {
    const pays = (currencyIn: unknown) => decodePriceEstimate({ fees: {}, details: { ...details, currencyIn } })?.pays
    expect(pays({ currency, amount: '250000000' })).toEqual({ chainId: 8453, address: '0xabc', amount: 250_000_000n })
    for (const odd of [undefined, null, { currency }, { currency, amount: '1e3' }]) expect(pays(odd)).toBeUndefined()
  })

  it.each([
    ['none', {}],
    ['one below zero, which is a reward', { relayer: { ...relayer, amount: '-41000' } }],
    ['one that is no number', { relayer: { ...relayer, amount: '1e3' } }],
  ])('leaves out a fee that cannot be read: %s', (_which, fees) => {
    expect(decodePriceEstimate({ fees, details })).toMatchObject({ fee: undefined })
  })

  it('has no worth of a fee where none is said', () => {
    expect(decodePriceEstimate({ fees: { relayer: { ...relayer, amountUsd: 5 } }, details })?.fee?.usd).toBeUndefined()
  })

  it.each([undefined, null, [], {}, { details: {} }, { details: { currencyOut: { currency, amount: 5 } } }])(
    'is nothing where it cannot be read: %j',
    (body) => {
      expect(decodePriceEstimate(body)).toBeUndefined()
    },
  )
})
