import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dollarValueOf } from '../../../../src/core/money/price.ts'
import { formatDecimal, parseDecimal } from '../../../../src/lib/decimal.ts'
import { amountOfLocalInput, type LocalRates, localInputText } from '../../../../src/ui/form/local-input/local-input.ts'

const ONE = 10n ** 18n
const token = (decimals: number) => ({
  ...{ chainId: 1, address: '0x01', symbol: 'T', name: 'T', decimals, isNative: false },
})
const rates = fc.record({
  code: fc.constant('EUR' as const),
  digits: fc.constantFrom(0, 2),
  rate: fc.bigInt(ONE / 2_000n, 2n * ONE),
  price: fc.bigInt(1n, 100_000_000n * ONE),
})
const cases = fc.record({ by: rates, parts: fc.bigInt(1n, 10n ** 15n), decimals: fc.integer({ min: 0, max: 24 }) })

function worths(by: LocalRates, parts: bigint, { units, decimals }: Readonly<{ units: bigint; decimals: number }>) {
  return { tokens: units * by.price * 10n ** BigInt(by.digits), sum: parts * by.rate * 10n ** BigInt(decimals) }
}

function read(by: LocalRates, parts: bigint, of: Readonly<{ decimals: number; isFixedOutput: boolean }>) {
  const currency = token(of.decimals)
  const found = amountOfLocalInput(formatDecimal(parts, by.digits), by, { isFixedOutput: of.isFixedOutput, currency })
  const parsed = parseDecimal(found.ok ? found.amount : '', of.decimals)
  return { found, units: parsed.ok ? parsed.value : undefined }
}

describe('an amount typed in the shown currency', () => {
  it('is never exceeded by a payment, by less than one smallest unit', () => {
    fc.assert(
      fc.property(cases, ({ by, parts, decimals }) => {
        const { found, units } = read(by, parts, { decimals, isFixedOutput: false })
        if (units === undefined) {
          expect(found).toEqual({ ok: false, problem: 'tooSmall' })
          return
        }
        const { tokens, sum } = worths(by, parts, { units, decimals })
        expect(tokens <= sum && sum - tokens < by.price * 10n ** BigInt(by.digits)).toBe(true)
      }),
    )
  })

  it('is covered by a fixed output, by less than one smallest unit', () => {
    fc.assert(
      fc.property(cases, ({ by, parts, decimals }) => {
        const { units = 0n } = read(by, parts, { decimals, isFixedOutput: true })
        const { tokens, sum } = worths(by, parts, { units, decimals })
        expect(tokens >= sum && tokens - sum < by.price * 10n ** BigInt(by.digits)).toBe(true)
      }),
    )
  })

  it('does not grow on a round trip through tokens', () => {
    fc.assert(
      fc.property(cases, ({ by, parts, decimals }) => {
        const { units } = read(by, parts, { decimals, isFixedOutput: false })
        const back = units === undefined ? '' : localInputText({ currency: token(decimals), value: units }, by)
        const again = parseDecimal(back || '0', by.digits)
        expect(again.ok && again.value <= parts).toBe(true)
      }),
    )
  })

  it('of tokens is never more than they are worth', () => {
    fc.assert(
      fc.property(cases, ({ by, parts: value, decimals }) => {
        const amount = { currency: token(decimals), value }
        const text = parseDecimal(localInputText(amount, by) || '0', by.digits)
        const shown = text.ok ? text.value * by.rate * 10n ** BigInt(6 - by.digits) : undefined
        expect(shown !== undefined && shown <= dollarValueOf(amount, by.price) * ONE).toBe(true)
      }),
    )
  })

  const by = { code: 'EUR', digits: 2, rate: ONE, price: 3_000n * ONE } as const
  const of = { isFixedOutput: false, currency: token(0) }

  it.each([
    ['', undefined],
    ['0.01', 'tooSmall'],
    ['1.234', 'tooPrecise'],
    ['1,234', 'notANumber'],
    ['9'.repeat(80), 'tooLarge'],
  ])('%j is told from zero', (text, problem) => {
    const currency = token(problem === 'tooLarge' ? 18 : 0)
    expect(amountOfLocalInput(text, by, { ...of, currency })).toEqual({ ok: false, problem })
  })

  it('of zero is zero, which the form refuses', () => {
    expect(amountOfLocalInput('0', by, of)).toEqual({ ok: true, amount: '0' })
  })
})
