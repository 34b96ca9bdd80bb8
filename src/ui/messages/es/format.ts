import { percentIn } from '../percent.ts'
import { roundedSpan, spanOf } from '../time-span.ts'

const plurals = new Intl.PluralRules('es')
// Like the wallet's amounts: a point always precedes a fraction.
const digits = new Intl.NumberFormat('es-MX')

export const number = (of: number) => digits.format(of)

export const percent = percentIn('es-MX')

export const count = (of: number, one: string, other: string) => {
  const form = plurals.select(of)
  if (form === 'one') return `${number(of)} ${one}`
  return form === 'many' ? `${number(of)} de ${other}` : `${number(of)} ${other}`
}

export const span = (seconds: number) =>
  spanOf(seconds, (of, unit) => (unit === 'day' ? count(of, 'día', 'días') : `${of} ${unit}`))

/** Rounds an estimate in seconds. */
export const about = (seconds: number) => span(roundedSpan(seconds))

const all = new Intl.ListFormat('es', { type: 'conjunction' })
const either = new Intl.ListFormat('es', { type: 'disjunction' })
export const list = (words: readonly (string | number)[]) => all.format(words.map(String))
export const anyOf = (words: readonly string[]) => either.format(words)

// A long list formats many times.
const timeOfDay = new Intl.DateTimeFormat('es', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const longDate = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', year: 'numeric' })
const shortDate = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'short', year: 'numeric' })
const worldDate = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
export const clock = (atSeconds: number) => timeOfDay.format(atSeconds * 1_000)
export const date = (atSeconds: number) => longDate.format(atSeconds * 1_000)
export const dateOf = (made: Date) => worldDate.format(made)
export const dayOf = (atSeconds: number) => shortDate.format(atSeconds * 1_000)
export const minuteOf = (atSeconds: number) => `${dayOf(atSeconds)}, ${clock(atSeconds)}`
