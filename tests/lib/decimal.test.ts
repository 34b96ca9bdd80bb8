import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDecimal, parseDecimal } from '../../src/lib/decimal.ts'

describe('formatDecimal', () => {
  it.each([
    [0n, 18, '0'],
    [1n, 18, '0.000000000000000001'],
    [100_000_000_000_000_000n, 18, '0.1'],
    [100_000_000n, 6, '100'],
    [-1_500_000n, 6, '-1.5'],
    [7n, 0, '7'],
  ])('writes %s with %s decimals as %s', (value, decimals, text) => {
    expect(formatDecimal(value, decimals)).toBe(text)
  })
})

describe('parseDecimal', () => {
  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['.', 'notANumber'],
    ['1e18', 'notANumber'],
    ['0x10', 'notANumber'],
    ['-1', 'notANumber'],
    ['+1', 'notANumber'],
    ['1,5', 'notANumber'],
    ['1 000', 'notANumber'],
    ['１', 'notANumber'],
    ['0.0000001', 'tooPrecise'],
    ['9'.repeat(79), 'tooLarge'],
  ])('refuses %j as %s', (text, problem) => {
    expect(parseDecimal(text, 6)).toMatchObject({ ok: false, problem })
  })

  it.each([
    ['1.5', 1_500_000n],
    ['.5', 500_000n],
    ['5.', 5_000_000n],
    ['007', 7_000_000n],
    [' 1.5000000000 ', 1_500_000n],
  ])('reads %j', (text, value) => {
    expect(parseDecimal(text, 6)).toEqual({ ok: true, value })
  })

  it('reads back every amount that formatDecimal writes', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), fc.integer({ min: 0, max: 77 }), (value, decimals) => {
        expect(parseDecimal(formatDecimal(value, decimals), decimals)).toEqual({ ok: true, value })
      }),
    )
  })
})
