import { signal } from '@preact/signals'
import type { Language, LanguageChoice } from '../../core/language.ts'
import type { Messages } from './en.ts'
import type { CallMessages } from './en-calls.ts'
import type { CustodyMessages } from './en-custody.ts'
import type { DepositMessages } from './en-deposits.ts'
import type { EverydayMessages } from './en-everyday.ts'
import type { FateMessages } from './en-fates.ts'
import type { FindingMessages } from './en-findings.ts'
import type { FormMessages } from './en-form.ts'
import type { PlaceMessages } from './en-places.ts'
import type { ProofMessages } from './en-proof.ts'
import type { RefusalMessages } from './en-refusals.ts'
import type { ServiceMessages } from './en-service.ts'
import type { WatchedMessages } from './en-watched.ts'
import type { WorthMessages } from './en-worth.ts'
import type { Worded } from './worded.ts'

/** What stands between three digits of a number, and before its fraction. */
export type NumberMarks = Readonly<{ group: string; point: string }>

const ENGLISH_MARKS: NumberMarks = { group: ',', point: '.' }
// A narrow space: DIN 5008, and nobody takes it for a decimal mark.
const GERMAN_MARKS: NumberMarks = { group: '\u202f', point: ',' }

/** The words that only some screens carry (part.ts), by their names. */
export type Parts = Readonly<{
  calls: CallMessages
  custody: CustodyMessages
  deposits: DepositMessages
  everyday: EverydayMessages
  findings: Partial<FindingMessages>
  fates: FateMessages
  form: FormMessages
  places: PlaceMessages
  proof: ProofMessages
  refusals: RefusalMessages
  service: ServiceMessages
  worth: WorthMessages
  watched: WatchedMessages
}>

type Spoken = Readonly<{
  /** Its own name for itself. */
  name: string
  direction: 'ltr' | 'rtl'
  marks: NumberMarks
  messages: () => Promise<Worded<Messages>>
  parts: { readonly [Name in keyof Parts]: () => Promise<Worded<Parts[Name]>> }
}>

// English is part of every page; the others are fetched from the extension when they are wanted.
const OTHERS: Readonly<Record<Exclude<Language, 'en'>, Spoken>> = {
  es: {
    name: 'Español',
    direction: 'ltr',
    marks: ENGLISH_MARKS,
    messages: async () => (await import('./es/messages.ts')).es,
    parts: {
      calls: async () => (await import('./es/calls.ts')).esCalls,
      custody: async () => (await import('./es/custody.ts')).esCustody,
      deposits: async () => (await import('./es/deposits.ts')).esDeposits,
      everyday: async () => (await import('./es/looking-back.ts')).esEveryday,
      findings: async () => (await import('./es/findings.ts')).esFindings,
      fates: async () => (await import('./es/fates.ts')).esFates,
      form: async () => (await import('./es/form.ts')).esForm,
      places: async () => (await import('./es/places.ts')).esPlaces,
      proof: async () => (await import('./es/proof.ts')).esProof,
      refusals: async () => (await import('./es/refusals.ts')).esRefusals,
      service: async () => (await import('./es/service.ts')).esService,
      worth: async () => (await import('./es/worth.ts')).esWorth,
      watched: async () => (await import('./es/watched.ts')).esWatched,
    },
  },
  de: {
    name: 'Deutsch',
    direction: 'ltr',
    marks: GERMAN_MARKS,
    messages: async () => (await import('./de/messages.ts')).de,
    parts: {
      calls: async () => (await import('./de/calls.ts')).deCalls,
      custody: async () => (await import('./de/custody.ts')).deCustody,
      deposits: async () => (await import('./de/deposits.ts')).deDeposits,
      everyday: async () => (await import('./de/everyday.ts')).deEveryday,
      findings: async () => (await import('./de/findings.ts')).deFindings,
      fates: async () => (await import('./de/fates.ts')).deFates,
      form: async () => (await import('./de/form.ts')).deForm,
      places: async () => (await import('./de/places.ts')).dePlaces,
      proof: async () => (await import('./de/proof.ts')).deProof,
      refusals: async () => (await import('./de/refusals.ts')).deRefusals,
      service: async () => (await import('./de/service.ts')).deService,
      worth: async () => (await import('./de/worth.ts')).deWorth,
      watched: async () => (await import('./de/watched.ts')).deWatched,
    },
  },
  ja: {
    name: '日本語',
    direction: 'ltr',
    marks: ENGLISH_MARKS,
    messages: async () => (await import('./ja/messages.ts')).ja,
    parts: {
      calls: async () => (await import('./ja/calls.ts')).jaCalls,
      custody: async () => (await import('./ja/custody.ts')).jaCustody,
      deposits: async () => (await import('./ja/deposits.ts')).jaDeposits,
      everyday: async () => (await import('./ja/everyday.ts')).jaEveryday,
      findings: async () => (await import('./ja/findings.ts')).jaFindings,
      fates: async () => (await import('./ja/fates.ts')).jaFates,
      form: async () => (await import('./ja/form.ts')).jaForm,
      places: async () => (await import('./ja/places.ts')).jaPlaces,
      proof: async () => (await import('./ja/proof.ts')).jaProof,
      refusals: async () => (await import('./ja/refusals.ts')).jaRefusals,
      service: async () => (await import('./ja/service.ts')).jaService,
      worth: async () => (await import('./ja/worth.ts')).jaWorth,
      watched: async () => (await import('./ja/watched.ts')).jaWatched,
    },
  },
  'zh-Hans': {
    name: '简体中文',
    direction: 'ltr',
    marks: ENGLISH_MARKS,
    messages: async () => (await import('./zh-hans/messages.ts')).zhHans,
    parts: {
      calls: async () => (await import('./zh-hans/calls.ts')).zhHansCalls,
      custody: async () => (await import('./zh-hans/custody.ts')).zhHansCustody,
      deposits: async () => (await import('./zh-hans/deposits.ts')).zhHansDeposits,
      everyday: async () => (await import('./zh-hans/everyday.ts')).zhHansEveryday,
      findings: async () => (await import('./zh-hans/findings.ts')).zhHansFindings,
      fates: async () => (await import('./zh-hans/fates.ts')).zhHansFates,
      form: async () => (await import('./zh-hans/form.ts')).zhHansForm,
      places: async () => (await import('./zh-hans/places.ts')).zhHansPlaces,
      proof: async () => (await import('./zh-hans/proof.ts')).zhHansProof,
      refusals: async () => (await import('./zh-hans/refusals.ts')).zhHansRefusals,
      service: async () => (await import('./zh-hans/service.ts')).zhHansService,
      worth: async () => (await import('./zh-hans/worth.ts')).zhHansWorth,
      watched: async () => (await import('./zh-hans/watched.ts')).zhHansWatched,
    },
  },
  ar: {
    name: 'العربية',
    direction: 'rtl',
    marks: ENGLISH_MARKS,
    messages: async () => (await import('./ar/messages.ts')).ar,
    parts: {
      calls: async () => (await import('./ar/calls.ts')).arCalls,
      custody: async () => (await import('./ar/custody.ts')).arCustody,
      deposits: async () => (await import('./ar/deposits.ts')).arDeposits,
      everyday: async () => (await import('./ar/looking-back.ts')).arEveryday,
      findings: async () => (await import('./ar/findings.ts')).arFindings,
      fates: async () => (await import('./ar/fates.ts')).arFates,
      form: async () => (await import('./ar/form.ts')).arForm,
      places: async () => (await import('./ar/places.ts')).arPlaces,
      proof: async () => (await import('./ar/proof.ts')).arProof,
      refusals: async () => (await import('./ar/refusals.ts')).arRefusals,
      service: async () => (await import('./ar/service.ts')).arService,
      worth: async () => (await import('./ar/worth.ts')).arWorth,
      watched: async () => (await import('./ar/watched.ts')).arWatched,
    },
  },
}

/** Every language by its own name, English first. */
export const LANGUAGES: readonly Readonly<{ language: Language; name: string }>[] = [
  { language: 'en', name: 'English' },
  ...Object.entries(OTHERS).map(([language, { name }]) => ({ language: language as Language, name })),
]

const KEY = 'causeway.language'

/** The language that the page is in. */
export const language = signal<Language>('en')

/** How numbers are written in the language that the page is in. */
export function numberMarks(): NumberMarks {
  return spokenOther(language.value)?.marks ?? ENGLISH_MARKS
}

/** What a language other than English is made of; undefined for English, which every page has. */
export function spokenOther(of: Language): Spoken | undefined {
  return of === 'en' ? undefined : OTHERS[of]
}

/** The choice of the last page, so that the next one begins in its language. */
export function rememberedLanguage(): LanguageChoice {
  const kept = localStorage.getItem(KEY)
  return LANGUAGES.find((each) => each.language === kept)?.language ?? 'system'
}

export function rememberLanguage(chosen: LanguageChoice): void {
  if (localStorage.getItem(KEY) !== chosen) localStorage.setItem(KEY, chosen)
}
