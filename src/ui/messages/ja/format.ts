import { percentIn } from '../percent.ts'
import { roundedSpan, spanOf, type Unit } from '../time-span.ts'

// Japanese nouns have one form for every number.

const digits = new Intl.NumberFormat('ja')
const and = new Intl.ListFormat('ja', { type: 'conjunction' })
const or = new Intl.ListFormat('ja', { type: 'disjunction' })

export const number = (value: number) => digits.format(value)

/** Takes basis points. */
export const percent = percentIn('ja')

/** A counter follows the number, such as 件 or 回. */
export const count = (value: number, counter: string) => `${number(value)}${counter}`

const units: Readonly<Record<Unit, string>> = { day: '日', h: '時間', min: '分', s: '秒' }

export const span = (seconds: number) =>
  spanOf(
    seconds,
    (of, unit) => `${of}${units[unit]}`,
    (first, second) => first + second,
  )

/** Rounds an estimate in seconds. */
export const about = (seconds: number) => span(roundedSpan(seconds))

export const list = (words: readonly (string | number)[]) => and.format(words.map(String))
export const anyOf = (words: readonly string[]) => or.format(words)

// A long list formats many times.
export const clock = new Intl.DateTimeFormat('ja', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
export const date = new Intl.DateTimeFormat('ja', { day: 'numeric', month: 'long', year: 'numeric' })
export const utcDate = new Intl.DateTimeFormat('ja', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
export const dayOf = (atSeconds: number) => date.format(atSeconds * 1_000)
export const minuteOf = (atSeconds: number) => `${dayOf(atSeconds)} ${clock.format(atSeconds * 1_000)}`
