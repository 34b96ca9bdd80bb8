import { signal } from '@preact/signals'
import type { Language } from '../../core/language.ts'
import type { NumberMarks } from '../../lib/decimal.ts'
import type { Messages } from './en/messages.ts'
import {
  ARABIC_DOLLARS,
  ARABIC_JOINS,
  CHINESE_JOINS,
  type DollarMarks,
  ENGLISH_MARKS,
  GERMAN_DOLLARS,
  GERMAN_MARKS,
  JAPANESE_JOINS,
  type Joins,
  LATIN_JOINS,
  SIGN_BEFORE,
} from './marks.ts'
import type { SpokenParts } from './parts.ts'
import type { Worded } from './worded.ts'

type Spoken = Readonly<{
  /** Its own name for itself. */
  name: string
  marks: NumberMarks
  dollars: DollarMarks
  joins: Joins
  messages: () => Promise<Worded<Messages>>
  parts: () => Promise<SpokenParts>
}>

// English is part of every page; the others are fetched from the extension when they are wanted.
const OTHERS: Readonly<Record<Exclude<Language, 'en'>, Spoken>> = {
  es: {
    name: 'Español',
    marks: ENGLISH_MARKS,
    dollars: SIGN_BEFORE,
    joins: LATIN_JOINS,
    messages: async () => (await import('./es/messages.ts')).es,
    parts: async () => (await import('./es/parts.ts')).esParts,
  },
  de: {
    name: 'Deutsch',
    marks: GERMAN_MARKS,
    dollars: GERMAN_DOLLARS,
    joins: LATIN_JOINS,
    messages: async () => (await import('./de/messages.ts')).de,
    parts: async () => (await import('./de/parts.ts')).deParts,
  },
  ja: {
    name: '日本語',
    marks: ENGLISH_MARKS,
    dollars: SIGN_BEFORE,
    joins: JAPANESE_JOINS,
    messages: async () => (await import('./ja/messages.ts')).ja,
    parts: async () => (await import('./ja/parts.ts')).jaParts,
  },
  'zh-Hans': {
    name: '简体中文',
    marks: ENGLISH_MARKS,
    dollars: SIGN_BEFORE,
    joins: CHINESE_JOINS,
    messages: async () => (await import('./zh-hans/messages.ts')).zhHans,
    parts: async () => (await import('./zh-hans/parts.ts')).zhHansParts,
  },
  ar: {
    name: 'العربية',
    marks: ENGLISH_MARKS,
    dollars: ARABIC_DOLLARS,
    joins: ARABIC_JOINS,
    messages: async () => (await import('./ar/messages.ts')).ar,
    parts: async () => (await import('./ar/parts.ts')).arParts,
  },
}

/** Every language by its own name, English first. */
export const LANGUAGES: readonly Readonly<{ language: Language; name: string }>[] = [
  { language: 'en', name: 'English' },
  ...Object.entries(OTHERS).map(([language, { name }]) => ({ language: language as Language, name })),
]

/** The language that the page is in. */
export const language = signal<Language>('en')

/** How numbers are written in the language that the page is in. */
export function numberMarks(): NumberMarks {
  return spokenOther(language.value)?.marks ?? ENGLISH_MARKS
}

/** Where sums in dollars have their sign in the language that the page is in. */
export function dollarMarks(): DollarMarks {
  return spokenOther(language.value)?.dollars ?? SIGN_BEFORE
}

/** What joins pieces of text in the language that the page is in. */
export function joins(): Joins {
  return spokenOther(language.value)?.joins ?? LATIN_JOINS
}

/** What a language other than English is made of; undefined for English, which every page has. */
export function spokenOther(of: Language): Spoken | undefined {
  return of === 'en' ? undefined : OTHERS[of]
}
