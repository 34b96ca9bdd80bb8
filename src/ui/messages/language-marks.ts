import type { Language } from '../../core/text/language.ts'
import type { NumberMarks } from '../../lib/decimal.ts'
import {
  ARABIC_DOLLARS,
  ARABIC_JOINS,
  BRAZILIAN_DOLLARS,
  CHINESE_JOINS,
  type DollarMarks,
  ENGLISH_MARKS,
  GERMAN_DOLLARS,
  GERMAN_MARKS,
  JAPANESE_JOINS,
  type Joins,
  LATIN_JOINS,
  SIGN_BEFORE,
} from './punctuation.ts'

type Marks = Readonly<{ name: string; numbers: NumberMarks; dollars: DollarMarks; joins: Joins }>

export const LANGUAGE_MARKS: Readonly<Record<Language, Marks>> = {
  en: { name: 'English', numbers: ENGLISH_MARKS, dollars: SIGN_BEFORE, joins: LATIN_JOINS },
  es: { name: 'Español', numbers: ENGLISH_MARKS, dollars: SIGN_BEFORE, joins: LATIN_JOINS },
  de: { name: 'Deutsch', numbers: GERMAN_MARKS, dollars: GERMAN_DOLLARS, joins: LATIN_JOINS },
  ja: { name: '日本語', numbers: ENGLISH_MARKS, dollars: SIGN_BEFORE, joins: JAPANESE_JOINS },
  'zh-Hans': { name: '简体中文', numbers: ENGLISH_MARKS, dollars: SIGN_BEFORE, joins: CHINESE_JOINS },
  ar: { name: 'العربية', numbers: ENGLISH_MARKS, dollars: ARABIC_DOLLARS, joins: ARABIC_JOINS },
  'pt-BR': { name: 'Português (Brasil)', numbers: GERMAN_MARKS, dollars: BRAZILIAN_DOLLARS, joins: LATIN_JOINS },
  vi: { name: 'Tiếng Việt', numbers: GERMAN_MARKS, dollars: GERMAN_DOLLARS, joins: LATIN_JOINS },
  ko: { name: '한국어', numbers: ENGLISH_MARKS, dollars: SIGN_BEFORE, joins: LATIN_JOINS },
  tr: { name: 'Türkçe', numbers: GERMAN_MARKS, dollars: SIGN_BEFORE, joins: LATIN_JOINS },
}
