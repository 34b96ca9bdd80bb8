import { MINUS } from './amount.ts'

/**
 * How far the clock of this machine was ahead of or behind UTC at a time, such as `UTC+5:30`: what makes a time of day mean
 * the same to whoever reads it elsewhere.
 */
export function zoneText(atSeconds: number, aheadMinutes = aheadAt(atSeconds)): string {
  const [hours, minutes] = [Math.floor(Math.abs(aheadMinutes) / 60), Math.abs(aheadMinutes) % 60]
  if (hours === 0 && minutes === 0) return 'UTC'
  const past = minutes === 0 ? '' : `:${`${minutes}`.padStart(2, '0')}`
  return `UTC${aheadMinutes < 0 ? MINUS : '+'}${hours}${past}`
}

function aheadAt(atSeconds: number): number {
  return -new Date(atSeconds * 1_000).getTimezoneOffset()
}
