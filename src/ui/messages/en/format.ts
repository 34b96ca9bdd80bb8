import * as formats from 'words:en/formats'

export const { about, clock, list, longDay, span, day: dayOf } = formats

export const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`

export const minuteOf = (atSeconds: number) => `${dayOf(atSeconds)}, ${clock(atSeconds)}`
