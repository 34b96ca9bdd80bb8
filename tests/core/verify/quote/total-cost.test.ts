import { describe, expect, it } from 'vitest'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import type { Context } from '../../../../src/core/verify/context.ts'
import { dollarsOf, totalCostOf } from '../../../../src/core/verify/quote/total-cost.ts'
import { only } from '../../../made.ts'
import { ETH, ethInput, honestFacts, usdcFacts, usdcInput } from '../../honest.ts'
import { judge, type Lie, lied } from '../lying.ts'

const dollar = { chainId: 8453, address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' }
const currency = { ...dollar, symbol: 'USDC', name: 'USD Coin', decimals: 6, isNative: false }

const eth = { chainId: 1, address: ETH, symbol: 'ETH', name: 'Ether', decimals: 18, isNative: true }
const baseEth = { ...eth, chainId: 8453 }
const of = (amountOf: typeof eth, value: bigint) => ({ currency: amountOf, value })

/** Transfers 2 ETH; by default 1.5 arrive. */
function totalOf(
  stated: readonly (readonly [currency: typeof eth, amount: bigint, amountUsd: string])[],
  sides: Partial<Parameters<typeof totalCostOf>[1]> = {},
) {
  const amounts = stated.map(([each, amount, amountUsd]) => ({ currency: each, amount, amountUsd }))
  const [currencyIn, currencyOut, ...fees] = [...amounts, { currency: eth, amount: 1n }, { currency: eth, amount: 1n }]
  const intent = { originCurrency: eth, destinationCurrency: baseEth }
  const quote = { details: { currencyIn, currencyOut }, fees: Object.fromEntries(fees.entries()) }
  const context = only<Context>({ quote, intent, profile: devnet, origin: { native: eth } })
  const usual = { pays: of(eth, 2n), minimum: of(baseEth, 1n), mostGas: of(eth, 0n), cost: undefined }
  return totalCostOf(context, { ...usual, ...sides })
}

describe('the total', () => {
  const both = [
    [eth, 2n, '20'],
    [baseEth, 1n, '7'],
  ] as const

  it('is what is paid less what arrives, and the gas', () => {
    expect(totalOf(both)).toMatchObject({ usd: 13_000_000n })
    expect(totalOf(both, { mostGas: of(eth, 3n) })).toMatchObject({ usd: 43_000_000n })
    expect(totalOf(both, { cost: of(eth, 1n), mostGas: of(eth, 3n) })).toMatchObject({ usd: 40_000_000n })
  })

  it('names each price that it rests on, and no other', () => {
    const [paid, arrived] = [
      { of: of(eth, 2n), usd: 20_000_000n },
      { of: of(baseEth, 1n), usd: 7_000_000n },
    ]
    expect(totalOf(both)?.prices).toEqual([paid, arrived])
    expect(totalOf(both, { cost: of(eth, 1n) })?.prices).toEqual([paid])
    expect(totalOf(both, { cost: of(eth, 0n) })).toEqual({ usd: 0n, prices: [] })
  })

  it('needs a price of all that counts, and of nothing that is none', () => {
    expect(totalOf(both.slice(0, 1))).toBeUndefined()
    expect(totalOf(both.slice(1))).toBeUndefined()
    expect(totalOf(both.slice(1), { cost: of(baseEth, 1n), mostGas: of(eth, 1n) })).toBeUndefined()
    expect(totalOf(both.slice(1), { cost: of(baseEth, 1n) })).toMatchObject({ usd: 7_000_000n })
    expect(totalOf([], { cost: of(eth, 0n) })).toEqual({ usd: 0n, prices: [] })
    expect(totalOf([], { cost: of(eth, 1n) })).toBeUndefined()
    expect(totalOf([], { cost: of(currency, 5n) })).toEqual({ usd: 5n, prices: [] })
  })

  it('rests on a price of one unit of something, and of a millionth of a dollar, but of nothing and for nothing', () => {
    const cost = of(eth, 1n)
    expect(totalOf([[eth, 1n, '0.0000019']], { cost })).toMatchObject({ usd: 1n })
    expect(totalOf([[eth, 0n, '1']], { cost })).toBeUndefined()
    expect(totalOf([[eth, 1n, '0.0000009']], { cost })).toBeUndefined()
  })
})

function proven(lie: Lie, input = ethInput, facts = honestFacts()) {
  const approvals = input === usdcInput ? [input.amount] : []
  const { quote, found } = judge({ input, quote: lied(lie, input, approvals), facts })
  if (!quote) throw new Error(found.join(', '))
  return quote
}

describe('what a transfer costs in dollars', () => {
  it('is what does not arrive and the most for gas, by the price that the service names', () => {
    const quote = proven((said) => {
      said.details.currencyIn.amountUsd = '250.50'
    })
    const { total } = quote.says
    const lost = quote.pays.value - quote.minimum.value + quote.mostGas.value
    expect(total?.prices[0]).toEqual({ of: quote.pays, usd: 250_500_000n })
    const exact = (lost * 250_500_000n) / quote.pays.value
    expect([0n, 1n, 2n, 3n]).toContain((total?.usd ?? 0n) - exact)
  })

  it('counts dollar tokens as a dollar each, whatever the service calls them', () => {
    const wrong: Lie = (said) => {
      said.details.currencyIn.amountUsd = '1'
    }
    const quote = proven(wrong, usdcInput, usdcFacts())
    expect(quote.says.total?.prices.every(({ of }) => of.currency.symbol !== 'USDC')).toBe(true)
  })

  it.each(['-1', '1e3', '', 'much', 7, null, '0'])('is not told where the only price is %j', (amountUsd) => {
    const unpriced: Lie = (said) => {
      said.details.currencyIn.amountUsd = amountUsd as string
      said.details.currencyOut.amountUsd = amountUsd as string
      for (const fee of Object.values(said.fees)) (fee as { amountUsd: unknown }).amountUsd = amountUsd
    }
    expect(proven(unpriced).says.total).toBeUndefined()
  })

  it('changes nothing of what is approved', () => {
    const dear: Lie = (said) => {
      said.details.currencyIn.amountUsd = '999999'
    }
    expect(proven(dear).planHash).toBe(proven(() => undefined).planHash)
  })

  it.each([
    ['USDC', currency.address],
    ['USDT', '0xfde4C96c8593536E31F229EA8f37b2ADa2699bb2'],
  ])('knows %s as dollars', (symbol, address) => {
    expect(dollarsOf({ currency: { ...currency, symbol, address }, value: 1_500_001n }, devnet)).toBe(1_500_001n)
  })

  it('knows the dollars of an exchange, to the cent that is rounded up', () => {
    const perps = { ...currency, chainId: 1337, address: `0x${'0'.repeat(32)}`, decimals: 8 }
    expect(dollarsOf({ currency: perps, value: 150_000_001n }, devnet)).toBe(1_500_001n)
    const other = { ...currency, chainId: 3_586_256, address: '0', symbol: 'USDC (Perp)' }
    expect(dollarsOf({ currency: other, value: 7n }, devnet)).toBe(7n)
  })

  it('knows the dollars of pinned dollar tokens alone', () => {
    expect(dollarsOf({ currency: { ...currency, address: `0x${'11'.repeat(20)}` }, value: 1n }, devnet)).toBeUndefined()
  })
})
