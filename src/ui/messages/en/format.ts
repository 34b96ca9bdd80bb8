import { roundedSpan, spanOf } from '../time-span.ts'

export const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`

export const span = (seconds: number) =>
  spanOf(seconds, (of, unit) => (unit === 'day' ? count(of, 'day') : `${of} ${unit}`))

/** For an estimate in seconds; rounds as a person would. */
export const about = (seconds: number) => span(roundedSpan(seconds))

export const list = (words: readonly (string | number)[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(words.map(String))

// A long list formats many times.
export const clock = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
export const date = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' })
const shortDate = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' })
export const dayOf = (atSeconds: number) => shortDate.format(atSeconds * 1_000)
export const minuteOf = (atSeconds: number) => `${dayOf(atSeconds)}, ${clock.format(atSeconds * 1_000)}`
