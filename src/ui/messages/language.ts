import { signal } from '@preact/signals'
import type { Language } from '../../core/text/language.ts'
import type { NumberMarks } from '../../lib/decimal.ts'
import type { Messages } from './en/messages.ts'
import type { TranslatedParts } from './lazy-parts.ts'
import { marksIn } from './number-marks.ts'
import {
  ARABIC_DOLLARS,
  ARABIC_JOINS,
  BRAZILIAN_DOLLARS,
  CHINESE_JOINS,
  type DollarMarks,
  GERMAN_DOLLARS,
  JAPANESE_JOINS,
  type Joins,
  LATIN_JOINS,
  SIGN_BEFORE,
} from './punctuation.ts'
import type { Translated } from './translated.ts'

type Spoken = Readonly<{
  name: string
  dollars: DollarMarks
  joins: Joins
  messages: () => Promise<Translated<Messages>>
  parts: () => Promise<TranslatedParts>
}>

// English is part of every page; the others load on demand.
const OTHERS: Readonly<Record<Exclude<Language, 'en'>, Spoken>> = {
  es: {
    name: 'Español',
    dollars: SIGN_BEFORE,
    joins: LATIN_JOINS,
    messages: async () => (await import('./es/messages.ts')).es,
    parts: async () => (await import('./es/lazy-parts.ts')).esParts,
  },
  de: {
    name: 'Deutsch',
    dollars: GERMAN_DOLLARS,
    joins: LATIN_JOINS,
    messages: async () => (await import('./de/messages.ts')).de,
    parts: async () => (await import('./de/lazy-parts.ts')).deParts,
  },
  ja: {
    name: '日本語',
    dollars: SIGN_BEFORE,
    joins: JAPANESE_JOINS,
    messages: async () => (await import('./ja/messages.ts')).ja,
    parts: async () => (await import('./ja/lazy-parts.ts')).jaParts,
  },
  'zh-Hans': {
    name: '简体中文',
    dollars: SIGN_BEFORE,
    joins: CHINESE_JOINS,
    messages: async () => (await import('./zh-hans/messages.ts')).zhHans,
    parts: async () => (await import('./zh-hans/lazy-parts.ts')).zhHansParts,
  },
  ar: {
    name: 'العربية',
    dollars: ARABIC_DOLLARS,
    joins: ARABIC_JOINS,
    messages: async () => (await import('./ar/messages.ts')).ar,
    parts: async () => (await import('./ar/lazy-parts.ts')).arParts,
  },
  'pt-BR': {
    name: 'Português (Brasil)',
    dollars: BRAZILIAN_DOLLARS,
    joins: LATIN_JOINS,
    messages: async () => (await import('./pt-br/messages.ts')).ptBr,
    parts: async () => (await import('./pt-br/lazy-parts.ts')).ptBrParts,
  },
  vi: {
    name: 'Tiếng Việt',
    dollars: GERMAN_DOLLARS,
    joins: LATIN_JOINS,
    messages: async () => (await import('./vi/messages.ts')).vi,
    parts: async () => (await import('./vi/lazy-parts.ts')).viParts,
  },
  ko: {
    name: '한국어',
    dollars: SIGN_BEFORE,
    joins: LATIN_JOINS,
    messages: async () => (await import('./ko/messages.ts')).ko,
    parts: async () => (await import('./ko/lazy-parts.ts')).koParts,
  },
  tr: {
    name: 'Türkçe',
    dollars: SIGN_BEFORE,
    joins: LATIN_JOINS,
    messages: async () => (await import('./tr/messages.ts')).tr,
    parts: async () => (await import('./tr/lazy-parts.ts')).trParts,
  },
}

export const LANGUAGES: readonly Readonly<{ language: Language; name: string }>[] = [
  { language: 'en', name: 'English' },
  ...Object.entries(OTHERS).map(([language, { name }]) => ({ language: language as Language, name })),
]

export const language = signal<Language>('en')

export function numberMarks(): NumberMarks {
  return marksIn(language.value)
}

export function dollarMarks(): DollarMarks {
  return spokenOther(language.value)?.dollars ?? SIGN_BEFORE
}

export function joins(): Joins {
  return spokenOther(language.value)?.joins ?? LATIN_JOINS
}

export function spokenOther(of: Language): Spoken | undefined {
  return of === 'en' ? undefined : OTHERS[of]
}
