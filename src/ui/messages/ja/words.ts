// What Japanese sentences are made with: numbers of things, spans and times. A thing has one form, whatever its number.

const digits = new Intl.NumberFormat('ja')
const and = new Intl.ListFormat('ja', { type: 'conjunction' })
const or = new Intl.ListFormat('ja', { type: 'disjunction' })

export const number = (value: number) => digits.format(value)

/** A number with its counter, such as 件 or 回. */
export const count = (value: number, counter: string) => `${number(value)}${counter}`

export const span = (seconds: number): string => {
  if (seconds < 60) return `${seconds}秒`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return seconds % 60 === 0 ? `${minutes}分` : `${minutes}分${seconds % 60}秒`
  return minutes % 60 === 0 ? `${minutes / 60}時間` : `${Math.floor(minutes / 60)}時間${minutes % 60}分`
}

export const list = (words: readonly (string | number)[]) => and.format(words.map(String))
export const anyOf = (words: readonly string[]) => or.format(words)

// Made once: a list of crossings asks for thirty times of day.
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
