import { afterEach, expect, it } from 'vitest'
import type { LocalCurrency } from '../../../src/core/money/local-currency.ts'
import type { Language } from '../../../src/core/text/language.ts'
import { language } from '../../../src/ui/messages/language.ts'
import { partsAreSpoken } from '../../../src/ui/messages/lazy-part.ts'
import { localFloor } from '../../../src/ui/text/local-amount.ts'

const ONE = 10n ** 18n

afterEach(async () => {
  await partsAreSpoken()
  language.value = 'en'
})

it.each<[Language, LocalCurrency, string]>([
  ['en', 'EUR', '€1,234,567.89'],
  ['en', 'AUD', 'A$1,234,567.89'],
  ['en', 'JPY', '¥1,234,567'],
  ['de', 'EUR', '1\u202f234\u202f567,89\u00a0€'],
  ['es', 'EUR', 'EUR\u00a01,234,567.89'],
  ['ja', 'JPY', '￥1,234,567'],
  ['zh-Hans', 'CNY', '¥1,234,567.89'],
  ['zh-Hans', 'JPY', 'JP¥1,234,567'],
  ['ko', 'EUR', '€1,234,567.89'],
  ['vi', 'EUR', '1\u202f234\u202f567,89\u00a0€'],
  ['ar', 'EUR', '\u20661,234,567.89\u00a0€\u2069'],
])('in %s a sum of %s reads %s', (tag, currency, text) => {
  language.value = tag
  expect(localFloor(1_234_567_899_999n, { currency, rate: ONE })).toBe(text)
})

it('a sum under the smallest part is never shown as nothing, and nothing is shown as nothing', () => {
  expect(localFloor(1n, { currency: 'EUR', rate: ONE })).toBe('< €0.01')
  expect(localFloor(999_999n, { currency: 'JPY', rate: ONE })).toBe('< ¥1')
  expect(localFloor(0n, { currency: 'JPY', rate: ONE })).toBe('¥0')
})

it('a large sum keeps every digit', () => {
  const dollars = 9_007_199_254_740_993_010_000n
  expect(localFloor(dollars, { currency: 'EUR', rate: ONE })).toBe('€9,007,199,254,740,993.01')
})
