import { percentIn } from '../percent.ts'
import { roundedSpan, spanOf, type Unit } from '../time-span.ts'

const LOCALE = 'ar-u-ca-gregory-nu-latn'
const plurals = new Intl.PluralRules(LOCALE)
const digits = new Intl.NumberFormat(LOCALE)
const written = percentIn(LOCALE)

/** Isolates a text, so that it doesn't reverse the line around it. A no-break space keeps an amount with its unit. */
export const apart = (text: string | number) => `\u2068${`${text}`.replace(AMOUNT, '$1\u00a0$2')}\u2069`

const AMOUNT = /^([\d.,]+) (\S+)$/

export const number = (of: number) => digits.format(of)

/** Takes basis points. */
export const percent = (basisPoints: number | string) => apart(written(basisPoints))

/** `#` is the number; one and two have words of their own. */
export type Forms = Readonly<Record<Intl.LDMLPluralRule, string>>

export const count = (of: number, forms: Forms) => forms[plurals.select(of)].replace('#', number(of))

const units: Readonly<Record<Exclude<Unit, 'day'>, string>> = { h: 'س', min: 'د', s: 'ث' }
const days: Forms = { zero: '# يوم', one: 'يوم', two: 'يومين', few: '# أيام', many: '# يومًا', other: '# يوم' }

export const span = (seconds: number) =>
  spanOf(seconds, (of, unit) => (unit === 'day' ? count(of, days) : `${of} ${units[unit]}`))

/** Rounds an estimate in seconds. */
export const about = (seconds: number) => span(roundedSpan(seconds))

/** Takes a formatted number of any size; other characters don't count. */
export const countWritten = (written: string, forms: Forms) => {
  const of = BigInt(written.replace(/\D/g, ''))
  // Above 100 the last two digits choose the form.
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

// A long list formats many times.
const timeOfDay = new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const longDate = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', year: 'numeric' })
const shortDate = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', year: 'numeric' })
const worldDate = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
export const clock = (atSeconds: number) => timeOfDay.format(atSeconds * 1_000)
export const date = (atSeconds: number) => longDate.format(atSeconds * 1_000)
export const dateOf = (made: Date) => worldDate.format(made)
export const dayOf = (atSeconds: number) => shortDate.format(atSeconds * 1_000)
export const minuteOf = (atSeconds: number) => `${dayOf(atSeconds)}، ${clock(atSeconds)}`

/** The subject of a sentence. */
export const TRANSACTIONS: Forms = {
  zero: 'لا معاملات',
  one: 'معاملة واحدة',
  two: 'معاملتان',
  few: '# معاملات',
  many: '# معاملة',
  other: '# معاملة',
}
