import { messages } from 'words:messages'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDecimal } from '../../../src/lib/decimal.ts'
import { language } from '../../../src/ui/messages/language.ts'
import { partsAreSpoken } from '../../../src/ui/messages/lazy-part.ts'
import {
  dollarCeiling,
  dollarFloor,
  dollarsUnsaid,
  exactText,
  groupThousands,
  inMarks,
  roundedDigits,
  roundedText,
  shortCeiling,
  shortDigits,
  wholeDollars,
} from '../../../src/ui/text/amount.ts'
import { localizedWithin } from '../../../src/ui/text/localized-values.ts'
import { reasonText } from '../../../src/ui/text/reason-text.ts'
import { bothMeanings, decimalText, typedDecimal } from '../../../src/ui/text/typed-number.ts'
import { amount } from '../data.ts'

const [ar, de] = await Promise.all([messages.ar(), messages.de()])
const eth = (value: bigint) => amount(1, 'ETH', value)
const back = (text: string) => {
  const parsed = parseDecimal(text.replaceAll(',', ''), 18)
  return parsed.ok ? parsed.value : undefined
}

describe('amounts in words', () => {
  it('writes every digit, in groups before the point only', () => {
    expect(exactText(eth(1_234_567_000_000_000_000_000_001n))).toBe('1,234,567.000000000000000001 ETH')
    expect(groupThousands('999')).toBe('999')
    expect(groupThousands('1000.0001')).toBe('1,000.0001')
  })

  it('cuts long amounts and never rounds them up', () => {
    expect(shortDigits(eth(99_412_999_999_999_999n))).toBe('0.099412')
    expect(shortDigits(eth(1_999_999_999_999_999_999n))).toBe('1.99999')
    expect(shortDigits(eth(1n))).toBe('0.000000000000000001')
    expect(shortDigits(eth(100_000_000_000_000_000n))).toBe('0.1')
  })

  it('raises a bound to the last digit shown, and leaves what fits as it is', () => {
    expect(shortCeiling(eth(231_872_400_432_112n))).toBe('0.0002319')
    expect(shortCeiling(eth(1_000_000_000_000_001n))).toBe('0.001001')
    expect(shortCeiling(eth(500_000_000_000_000n))).toBe('0.0005')
  })

  it('is never more than there is when cut, and never less when raised', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 27n }), (value) => {
        expect(back(shortDigits(eth(value)))).toBeLessThanOrEqual(value)
        expect(back(shortCeiling(eth(value)))).toBeGreaterThanOrEqual(value)
        expect(back(exactText(eth(value)).replace(' ETH', ''))).toBe(value)
      }),
    )
  })

  it('keeps every integer digit, and at most six significant digits besides', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), (value) => {
        for (const digits of [shortDigits(eth(value)), shortCeiling(eth(value))]) {
          const [whole = '', fraction = ''] = digits.replaceAll(',', '').split('.')
          const away = BigInt(whole) - value / 10n ** 18n
          expect(away === 0n || (away === 1n && digits === shortCeiling(eth(value)))).toBe(true)
          const significant = `${whole}${fraction}`.replace(/^0+/, '').length
          expect(significant).toBeLessThanOrEqual(Math.max(6, whole.length))
        }
      }),
    )
    expect(shortDigits(eth(1_234_567_900_000_000_000_000_000n))).toBe('1,234,567')
    expect(shortCeiling(eth(1_234_567_900_000_000_000_000_000n))).toBe('1,234,568')
  })

  it('marks a receipt that is cut and a cost that is raised, and nothing else', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.constantFrom('receipt', 'cost'), (value, rounding) => {
        const digits = roundedDigits(eth(value), rounding)
        const shown = back(digits.replace('≈ ', '')) ?? -1n
        expect(digits.startsWith('≈ ')).toBe(shown !== value)
        if (rounding === 'receipt') expect(shown).toBeLessThanOrEqual(value)
        else expect(shown).toBeGreaterThanOrEqual(value)
      }),
    )
    expect(roundedText(eth(99_412_999_999_999_999n), 'receipt')).toBe('≈ 0.099412 ETH')
    expect(roundedText(eth(100_000_000_000_000_000n), 'cost')).toBe('0.1 ETH')
  })

  it('takes what the core has written over into the marks of the language, where it is an amount with its unit', async () => {
    const others = ['8453', '1.0', '0x12 34', 'USDC', '3 of them: 1.5', '']
    expect(others.map(inMarks)).toEqual(others)
    expect(['1234567.5 ETH', '0.006 ETH', '15 %'].map(inMarks)).toEqual(['1,234,567.5 ETH', '0.006 ETH', '15 %'])
    language.value = 'de'
    try {
      expect(inMarks('1234567.5 ETH')).toBe('1\u202f234\u202f567,5 ETH')
      expect(reasonText({ code: 'TOO_LITTLE', needs: '1000.5 ETH', has: '0.1 ETH' })).toContain('0,1 ETH')
    } finally {
      await partsAreSpoken()
      language.value = 'en'
    }
  })

  it.each([
    ['en', '$12,666.81', '< $0.01', '$\u00a0••••', '$2'],
    ['es', '$12,666.81', '< $0.01', '$\u00a0••••', '$2'],
    ['de', '12\u202f666,81\u00a0$', '< 0,01\u00a0$', '••••\u00a0$', '2\u00a0$'],
    ['ja', '$12,666.81', '< $0.01', '$\u00a0••••', '$2'],
    ['zh-Hans', '$12,666.81', '< $0.01', '$\u00a0••••', '$2'],
    ['ko', '$12,666.81', '< $0.01', '$\u00a0••••', '$2'],
    ['vi', '12\u202f666,81\u00a0$', '< 0,01\u00a0$', '••••\u00a0$', '2\u00a0$'],
    [
      'ar',
      '\u206612,666.81\u00a0US$\u2069',
      '\u2066< 0.01\u00a0US$\u2069',
      '\u2066••••\u00a0US$\u2069',
      '\u20662\u00a0US$\u2069',
    ],
  ] as const)(
    'has the sign of dollars where %s has it, and never alone in a line',
    async (of, sum, less, hidden, whole) => {
      language.value = of
      try {
        expect(dollarCeiling(12_666_808_629n)).toBe(sum)
        expect(dollarFloor(1n)).toBe(less)
        expect(dollarsUnsaid('••••')).toBe(hidden)
        expect(wholeDollars('2')).toBe(whole)
      } finally {
        // Each language must load before the next one.
        await partsAreSpoken()
        language.value = 'en'
      }
    },
  )

  it('has it there in sentences too', () => {
    expect(de.settings.dollars({ dollars: 1_000 })).toBe('Bis 1\u202f000\u00a0$')
    expect(ar.settings.dollars({ dollars: 1_000 })).toBe('حتى \u20661,000\u00a0US$\u2069')
  })
})

describe('a number that is typed', () => {
  const comma = { group: '\u202f', point: ',' }
  const point = { group: ',', point: '.' }

  it.each([
    ['1,000.5', point, '1000.5'],
    ['1,000,000', point, '1000000'],
    ['1.000,5', comma, '1000.5'],
    ['1,5', comma, '1.5'],
    ['22\u202f436,02', comma, '22436.02'],
    ['1 000 000', point, '1000000'],
    ['1’234.5', point, '1234.5'],
    ['0.123 456', point, '0.123456'],
    ['1,5', point, '1.5'],
    ['0,125', point, '0.125'],
    ['1234,567', point, '1234.567'],
    ['1.5', comma, '1.5'],
    ['0.123', comma, '0.123'],
    ['1,000.5', comma, '1000.5'],
    ['1.000,5', point, '1000.5'],
    ['1.234', point, '1.234'],
    ['1,234', comma, '1.234'],
  ])('is read where its marks can mean one number: %s', (text, marks, read) => {
    expect(typedDecimal(text, marks, false)).toBe(read)
  })

  it.each([
    ['１２．５', '12.5'],
    ['１，０００，０００', '1000000'],
    ['1。5', '1.5'],
    ['1｡5', '1.5'],
    ['٢٥', '25'],
    ['٢٫٥', '2.5'],
    ['١٬٢٣٤٫٥', '1234.5'],
    ['١٬٢٣٤', '1234'],
    ['۱۲٫۵', '12.5'],
  ])('may have the digits and the point of another script: %s', (text, read) => {
    expect(typedDecimal(text, point, false)).toBe(read)
    expect(typedDecimal(text, comma, false)).toBe(read)
  })

  it.each([
    ...['1,00.5', '1,0000.5', ',000.5', '1,000.5.5', '-1', '1e18', '1²', '½', '1٫2٫3'],
    ...['0 500', '0’500', '00 123', '1234 567', '1 2345'],
  ])('is not guessed at: %s', (text) => {
    expect(typedDecimal(text, point, false)).toBe(text)
    expect(parseDecimal(text, 18).ok).toBe(false)
  })

  it.each([
    ['1,234', point, false],
    ['1.234', comma, false],
    ['1。234', comma, false],
    ['22,436', point, false],
    ['1.234', point, true],
    ['1,234', comma, true],
  ])('is no number before the user chooses one of two: %s', (text, marks, isPointUnsure) => {
    const read = typedDecimal(text, marks, isPointUnsure)
    expect(parseDecimal(read, 18)).toEqual({ ok: false, problem: 'notANumber' })
    expect(bothMeanings(read)).toHaveLength(2)
  })

  it('is shown with the point of the language', () => {
    expect(decimalText('1234.5', comma)).toBe('1234,5')
    expect(decimalText('1,234', comma)).toBe('1.234')
    expect(decimalText('1,234', point)).toBe('1,234')
  })
})

describe('a number that can mean two', () => {
  it('means thousands, or a fraction', () => {
    expect(bothMeanings('1,000')).toEqual(['1000', '1.000'])
    expect(bothMeanings('22,436')).toEqual(['22436', '22.436'])
  })

  it.each(['1,00', '0,125', '1,0000', '1,000.5', '1.234', 'x', ''])('is none of these: %s', (text) => {
    expect(bothMeanings(text)).toBeUndefined()
  })
})

describe('a sentence of the core in English', () => {
  const said = 'The transfer would cost 3 USDC of 22436.020365 USDC, and 122436.020365 USDC are there.'

  it('has its amounts in groups of three, each as a whole', () => {
    expect(localizedWithin(said, ['priceDiffers', '3 USDC', '22436.020365 USDC', '122436.020365 USDC', 4])).toBe(
      'The transfer would cost 3 USDC of 22,436.020365 USDC, and 122,436.020365 USDC are there.',
    )
    expect(localizedWithin('Block 20000000 came.', ['20000000'])).toBe('Block 20000000 came.')
  })
})
