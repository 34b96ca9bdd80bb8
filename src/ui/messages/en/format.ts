import {
  about as aboutIn,
  clock as clockIn,
  day,
  list as listIn,
  longDay as longDayIn,
  span as spanIn,
} from 'words:en/formats'

export const about = aboutIn
export const clock = clockIn
export const dayOf = day
export const list = listIn
export const longDay = longDayIn
export const span = spanIn

export const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`

export const minuteOf = (atSeconds: number) => `${day(atSeconds)}, ${clock(atSeconds)}`
