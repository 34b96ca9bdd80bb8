// What English sentences are made with: numbers of things, spans and times.

export const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`

export const span = (seconds: number): string => {
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return seconds % 60 === 0 ? `${minutes} min` : `${minutes} min ${seconds % 60} s`
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

export const list = (words: readonly (string | number)[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(words.map(String))

// Made once: a list of crossings asks for thirty times of day.
export const clock = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
export const date = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' })
const shortDate = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' })
export const dayOf = (atSeconds: number) => shortDate.format(atSeconds * 1_000)
export const minuteOf = (atSeconds: number) => `${dayOf(atSeconds)}, ${clock.format(atSeconds * 1_000)}`
