import type { Language } from '../../core/text/language.ts'
import type { NumberMarks } from '../../lib/decimal.ts'
import { ENGLISH_MARKS, GERMAN_MARKS } from './punctuation.ts'

const MARKS: Readonly<Record<Language, NumberMarks>> = {
  en: ENGLISH_MARKS,
  es: ENGLISH_MARKS,
  de: GERMAN_MARKS,
  ja: ENGLISH_MARKS,
  'zh-Hans': ENGLISH_MARKS,
  ar: ENGLISH_MARKS,
  'pt-BR': GERMAN_MARKS,
  vi: GERMAN_MARKS,
  ko: ENGLISH_MARKS,
  tr: GERMAN_MARKS,
}

export function marksIn(language: Language): NumberMarks {
  return MARKS[language]
}
