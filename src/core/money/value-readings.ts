import type { Price } from './price.ts'

/** Millionths of a dollar, with prices by symbol. */
export type ValueReading = Readonly<{
  atSeconds: number
  millionths: bigint
  prices: Readonly<Record<string, Price>>
}>

export const HOUR_SECONDS = 3_600
const DAY_SECONDS = 24 * HOUR_SECONDS
const WEEK_SECONDS = 7 * DAY_SECONDS
const YEAR_SECONDS = 365 * DAY_SECONDS
export const MOST_READINGS = 700

/** Keeps one an hour for a week, one a day for a year, then one a week. Undefined within an hour of another. */
export function withReading(
  before: readonly ValueReading[],
  reading: ValueReading,
): readonly ValueReading[] | undefined {
  if (!isReadingDue(before, reading.atSeconds)) return undefined
  // A clock can be set back.
  const all = [...before, reading].sort((a, b) => a.atSeconds - b.atSeconds)
  const thinned = all.filter((each, at) => {
    const previous = all[at - 1]
    const period = periodAt(reading.atSeconds - each.atSeconds)
    return !previous || period === undefined || periodOf(each, period) !== periodOf(previous, period)
  })
  return thinned.length > MOST_READINGS ? [...thinned.slice(0, 1), ...thinned.slice(1 - MOST_READINGS)] : thinned
}

/** Saves are an hour apart. */
export function isReadingDue(before: readonly ValueReading[], nowSeconds: number): boolean {
  return before.every(({ atSeconds }) => Math.abs(atSeconds - nowSeconds) >= HOUR_SECONDS)
}

function periodAt(ageSeconds: number): number | undefined {
  if (ageSeconds <= WEEK_SECONDS) return undefined
  return ageSeconds <= YEAR_SECONDS ? DAY_SECONDS : WEEK_SECONDS
}

function periodOf({ atSeconds }: ValueReading, periodSeconds: number): number {
  return Math.floor(atSeconds / periodSeconds)
}
