import { percentIn } from '../percent.ts'
import { roundedSpan, spanOf } from '../time-span.ts'

const plurals = new Intl.PluralRules('de')
const grouped = new Intl.NumberFormat('de')
const written = percentIn('de')
const conjunction = new Intl.ListFormat('de', { type: 'conjunction' })
const disjunction = new Intl.ListFormat('de', { type: 'disjunction' })

/** Groups of three with a narrow space, like every shown amount. */
export const digits = (number: number) => grouped.format(number).replaceAll('.', '\u202f')

/** Takes basis points. */
export const percent = (basisPoints: number | string) => written(basisPoints).replaceAll('.', '\u202f')

export const count = (number: number, one: string, other: string) =>
  `${digits(number)} ${plurals.select(number) === 'one' ? one : other}`

export const span = (seconds: number) =>
  spanOf(seconds, (of, unit) => (unit === 'day' ? count(of, 'Tag', 'Tage') : `${of} ${unit}`))

/** Rounds an estimate in seconds. */
export const about = (seconds: number) => span(roundedSpan(seconds))

export const list = (words: readonly (string | number)[]) => conjunction.format(words.map(String))
export const listOr = (words: readonly string[]) => disjunction.format(words)

export const clock = new Intl.DateTimeFormat('de', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const longDate = { day: 'numeric', month: 'long', year: 'numeric' } as const
export const date = new Intl.DateTimeFormat('de', longDate)
export const dateUtc = new Intl.DateTimeFormat('de', { ...longDate, timeZone: 'UTC' })
const shortDate = new Intl.DateTimeFormat('de', { day: '2-digit', month: '2-digit', year: 'numeric' })
export const dayOf = (atSeconds: number) => shortDate.format(atSeconds * 1_000)
export const minuteOf = (atSeconds: number) => `${dayOf(atSeconds)}, ${clock.format(atSeconds * 1_000)}`
