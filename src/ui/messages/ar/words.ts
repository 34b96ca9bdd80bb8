import { ARABIC_DOLLARS, inDollars } from '../marks.ts'
import { percentIn } from '../percent.ts'
import { rounded, spanOf, type Unit } from '../spans.ts'

// What Arabic sentences are made with: numbers of things, spans and times; and what keeps Latin letters in their place.

const LOCALE = 'ar-u-ca-gregory-nu-latn'
const plurals = new Intl.PluralRules(LOCALE)
const digits = new Intl.NumberFormat(LOCALE)
const written = percentIn(LOCALE)

/**
 * Sets an address, an amount, a hash or a name apart, so that it does not turn the line around it. An amount stays on one
 * line with its unit.
 */
export const apart = (text: string | number) => `\u2068${`${text}`.replace(AMOUNT, '$1\u00a0$2')}\u2069`

const AMOUNT = /^([\d.,]+) (\S+)$/

export const number = (of: number) => digits.format(of)

/** Hundredths of a percent, as a percentage. */
export const percent = (basisPoints: number | string) => apart(written(basisPoints))

/** A sum in dollars, with its sign after it. */
export const dollars = (of: number) => inDollars(number(of), ARABIC_DOLLARS)

/** What so many of a thing are called; `#` is the number. One and two have words of their own. */
export type Forms = Readonly<Record<Intl.LDMLPluralRule, string>>

export const count = (of: number, forms: Forms) => forms[plurals.select(of)].replace('#', number(of))

const units: Readonly<Record<Exclude<Unit, 'day'>, string>> = { h: 'س', min: 'د', s: 'ث' }
const days: Forms = { zero: '# يوم', one: 'يوم', two: 'يومين', few: '# أيام', many: '# يومًا', other: '# يوم' }

export const span = (seconds: number) =>
  spanOf(seconds, (of, unit) => (unit === 'day' ? count(of, days) : `${of} ${units[unit]}`))

/** The same of an estimate, as a person would round it. */
export const about = (seconds: number) => span(rounded(seconds))

/** The same of a number that is written already, whatever its size; what stands before its digits counts for nothing. */
export const countWritten = (written: string, forms: Forms) => {
  const of = BigInt(written.replace(/\D/g, ''))
  // The form of more than a hundred is that of what is over the hundreds.
  const form = plurals.select(Number(of < 1_000n ? of : 100n + (of % 100n)))
  return forms[form].replace('#', apart(written))
}

export const minutesOf = (minutes: number) =>
  count(minutes, {
    zero: '0 دقيقة',
    one: 'دقيقة واحدة',
    two: 'دقيقتان',
    few: '# دقائق',
    many: '# دقيقة',
    other: '# دقيقة',
  })

const all = new Intl.ListFormat(LOCALE, { type: 'conjunction' })
const either = new Intl.ListFormat(LOCALE, { type: 'disjunction' })
export const list = (words: readonly (string | number)[]) => all.format(words.map(apart))
export const anyOf = (words: readonly string[]) => either.format(words.map(apart))

// Made once: a list of crossings asks for thirty times of day.
const timeOfDay = new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const longDate = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', year: 'numeric' })
const shortDate = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', year: 'numeric' })
const worldDate = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
export const clock = (atSeconds: number) => timeOfDay.format(atSeconds * 1_000)
export const date = (atSeconds: number) => longDate.format(atSeconds * 1_000)
export const dateOf = (made: Date) => worldDate.format(made)
export const dayOf = (atSeconds: number) => shortDate.format(atSeconds * 1_000)
export const minuteOf = (atSeconds: number) => `${dayOf(atSeconds)}، ${clock(atSeconds)}`

/** Things that more than one area counts, as the subject of a sentence. */
export const TRANSACTIONS: Forms = {
  zero: 'لا معاملات',
  one: 'معاملة واحدة',
  two: 'معاملتان',
  few: '# معاملات',
  many: '# معاملة',
  other: '# معاملة',
}
