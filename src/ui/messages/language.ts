import { parts } from 'words:lazy-parts'
import { messages } from 'words:messages'
import { signal } from '@preact/signals'
import type { Language } from '../../core/text/language.ts'
import type { NumberMarks } from '../../lib/decimal.ts'
import type { Messages } from './en/messages.ts'
import { LANGUAGE_MARKS } from './language-marks.ts'
import type { TranslatedParts } from './lazy-parts.ts'
import type { DollarMarks, Joins } from './punctuation.ts'
import type { Translated } from './translated.ts'

type Spoken = Readonly<{
  messages: () => Promise<Translated<Messages>>
  parts: () => Promise<TranslatedParts>
}>

export const LANGUAGES: readonly Readonly<{ language: Language; name: string }>[] = Object.entries(LANGUAGE_MARKS).map(
  ([language, { name }]) => ({ language: language as Language, name }),
)

export const language = signal<Language>('en')

export function numberMarks(): NumberMarks {
  return LANGUAGE_MARKS[language.value].numbers
}

export function dollarMarks(): DollarMarks {
  return LANGUAGE_MARKS[language.value].dollars
}

export function joins(): Joins {
  return LANGUAGE_MARKS[language.value].joins
}

// Pages have English from the start.
export function spokenOther(of: Language): Spoken | undefined {
  return of === 'en' ? undefined : { messages: messages[of], parts: parts[of] }
}
