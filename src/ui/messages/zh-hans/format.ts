import { percentIn } from '../percent.ts'
import { roundedSpan, spanOf, type Unit } from '../time-span.ts'

const HAN_BEFORE = /\p{Script=Han}$/u
const HAN_AFTER = /^\p{Script=Han}/u
const OTHER_BEFORE = /[\p{Script=Latin}\p{Nd})\]%]$/u
const OTHER_AFTER = /^[\p{Script=Latin}\p{Nd}([#$]/u

const joined = (before: string, after: string) => {
  const isGap =
    (HAN_BEFORE.test(before) && OTHER_AFTER.test(after)) || (OTHER_BEFORE.test(before) && HAN_AFTER.test(after))
  return isGap ? `${before} ${after}` : before + after
}

export const line = (texts: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
  texts.reduce((before, text, index) => joined(joined(before, `${values[index - 1]}`), text))

const numbers = new Intl.NumberFormat('zh-Hans')
export const number = (value: number) => numbers.format(value)

/** Takes basis points. */
export const percent = percentIn('zh-Hans')

const units: Readonly<Record<Unit, string>> = { day: '天', h: '小时', min: '分钟', s: '秒' }

export const span = (seconds: number) => spanOf(seconds, (of, unit) => `${of} ${units[unit]}`)

/** Rounds an estimate in seconds. */
export const about = (seconds: number) => span(roundedSpan(seconds))

const formatted = (format: Intl.ListFormat, words: readonly (string | number)[]) =>
  format.formatToParts(words.map(String)).reduce((before, { value }) => joined(before, value), '')

const all = new Intl.ListFormat('zh-Hans', { type: 'conjunction' })
const any = new Intl.ListFormat('zh-Hans', { type: 'disjunction' })
export const list = (words: readonly (string | number)[]) => formatted(all, words)
export const anyOf = (words: readonly (string | number)[]) => formatted(any, words)

// A long list formats many times.
export const clock = new Intl.DateTimeFormat('zh-Hans', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
export const date = new Intl.DateTimeFormat('zh-Hans', { day: 'numeric', month: 'long', year: 'numeric' })
const utcDate = new Intl.DateTimeFormat('zh-Hans', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
export const dayOf = (atSeconds: number) => date.format(atSeconds * 1_000)
export const utcDayOf = (at: Date) => utcDate.format(at)
export const minuteOf = (atSeconds: number) => `${dayOf(atSeconds)} ${clock.format(atSeconds * 1_000)}`
