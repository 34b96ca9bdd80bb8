import { m } from '../messages/messages.ts'
import { daysAgo } from './days-ago.ts'

/** Epoch seconds; today and yesterday by their names. */
export function dayText(atSeconds: number): string {
  return m().format.day({ atSeconds, daysAgo: daysAgo(atSeconds, Date.now()) })
}

export function dayIfNotToday(atSeconds: number): string | undefined {
  return daysAgo(atSeconds, Date.now()) === 0 ? undefined : dayText(atSeconds)
}

export function whenText(atSeconds: number): string {
  return [dayIfNotToday(atSeconds), m().format.clock({ atSeconds })].filter((part) => part !== undefined).join(', ')
}
