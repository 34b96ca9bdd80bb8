import { MINUS } from './amount.ts'

/** The local offset from UTC at that time, such as `UTC+5:30`, so that readers elsewhere understand the hour. */
export function zoneText(atSeconds: number, aheadMinutes = aheadAt(atSeconds)): string {
  const [hours, minutes] = [Math.floor(Math.abs(aheadMinutes) / 60), Math.abs(aheadMinutes) % 60]
  if (hours === 0 && minutes === 0) return 'UTC'
  const past = minutes === 0 ? '' : `:${`${minutes}`.padStart(2, '0')}`
  return `UTC${aheadMinutes < 0 ? MINUS : '+'}${hours}${past}`
}

function aheadAt(atSeconds: number): number {
  return -new Date(atSeconds * 1_000).getTimezoneOffset()
}
