import { expect, it } from 'vitest'
import { directionOf, LANGUAGE_TAGS, languageFor } from '../../../src/core/text/language.ts'

it.each([
  [['tlh-US', 'de-AT', 'es'], 'de'],
  [['zh'], 'zh-Hans'],
  [['zh-CN'], 'zh-Hans'],
  [['zh-Hant', 'ja'], 'ja'],
  [['zh-TW'], 'en'],
  [['tlh'], 'en'],
  [['pt'], 'pt-BR'],
  [['tr-TR'], 'tr'],
  [['pt-PT', 'es'], 'pt-BR'],
  [[], 'en'],
])('picks the first supported language of %j: %s', (preferred, language) => {
  expect(languageFor('system', preferred)).toBe(language)
})

it('prefers the chosen language', () => {
  expect(languageFor('es', ['de'])).toBe('es')
})

it('writes Arabic alone from right to left', () => {
  expect(LANGUAGE_TAGS.filter((each) => directionOf(each) === 'rtl')).toEqual(['ar'])
})
