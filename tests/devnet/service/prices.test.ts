import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CHAINS } from '../chains.ts'
import { costIn, percentText, priceTable, usdText, valueInUsd } from './prices.ts'

const currencies = CHAINS.flatMap((chain) => [chain.native, ...chain.tokens])

test('a cost in a currency is worth what it covers, and not a unit more than needed', () => {
  const prices = priceTable()
  fc.assert(
    fc.property(fc.constantFrom(...currencies), fc.bigInt(1n, 10n ** 15n), (currency, usd) => {
      const amount = costIn(prices, currency, usd)
      expect(valueInUsd(prices, currency, amount)).toBeGreaterThanOrEqual(usd)
      expect(valueInUsd(prices, currency, amount - 1n)).toBeLessThan(usd)
    }),
  )
})

test('dollars and per cents are printed with their sign', () => {
  expect([0n, -41_623n, 250_000_000n].map(usdText)).toEqual(['0.000000', '-0.041623', '250.000000'])
  expect(percentText(-2n, 10_000n)).toBe('-0.02')
  expect(percentText(1n, 0n)).toBe('0.00')
})

test('a price is set in dollars, and refused in words', () => {
  const prices = priceTable()
  prices.set('eth', '3000.5')
  expect(prices.of('eth')).toBe(3_000_500_000n)
  expect(() => prices.set('doge', '1')).toThrow('group: expected one of')
  expect(() => prices.set('eth', '1e3')).toThrow('usd: expected dollars')
})
