import { m } from '../messages/messages.ts'
import { daysAgo } from './days-ago.ts'

/** The day of a moment, epoch seconds, in words: today and yesterday by their names. */
export function dayText(atSeconds: number): string {
  return m().format.day(atSeconds, daysAgo(atSeconds, Date.now()))
}

/** The same, and undefined where an hour alone says enough. */
export function dayIfNotToday(atSeconds: number): string | undefined {
  return daysAgo(atSeconds, Date.now()) === 0 ? undefined : dayText(atSeconds)
}

/** The hour of a moment, behind its day where that is not today. */
export function whenText(atSeconds: number): string {
  return [dayIfNotToday(atSeconds), m().format.clock(atSeconds)].filter((part) => part !== undefined).join(', ')
}
