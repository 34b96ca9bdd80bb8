import { describe, expect, it } from 'vitest'
import { dollarValueOf, readPrice } from '../../../src/core/money/price.ts'

const ONE = 10n ** 18n

describe('a price', () => {
  it.each([
    ['2500', 2_500n * ONE],
    ['2500.5', 2_500n * ONE + ONE / 2n],
    ['0.1', ONE / 10n],
    // Floats would give 0.30000000000000004.
    ['0.30000000000000001', 300_000_000_000_000_010n],
    ['1.5e-7', 150_000_000_000n],
    ['1E+3', 1_000n * ONE],
    // It truncates beyond 10^-18.
    ['0.0000000000000000019', 1n],
    ['100000000', 100_000_000n * ONE],
  ])('is read from %s to its last digit', (text, price) => {
    expect(readPrice(text)).toBe(price)
  })

  it.each([
    '',
    '0',
    '0.0',
    '-1',
    '-0.5',
    '1e-19',
    '100000000.01',
    '1e99',
    '1e999',
    'NaN',
    'Infinity',
    '1,5',
    ' 1',
    '0x10',
  ])('is not what %j says', (text) => {
    expect(readPrice(text)).toBeUndefined()
  })

  it('makes an amount worth something in millionths of a dollar, rounded down', () => {
    const currency = { chainId: 1, address: '0x0', symbol: 'X', name: 'X', decimals: 8, isNative: false }
    expect(dollarValueOf({ currency, value: 150_000_000n }, 2n * ONE)).toBe(3_000_000n)
    expect(dollarValueOf({ currency, value: 1n }, ONE)).toBe(0n)
    expect(dollarValueOf({ currency: { ...currency, decimals: 0 }, value: 7n }, 333_333_333_333_333_333n)).toBe(
      2_333_333n,
    )
  })
})
