/** Rounds an estimate in seconds as a person would: `10 min` for 10 min 1 s. */
export function roundedDuration(seconds: number): number {
  // Avoids 60 minutes; that is an hour.
  const step = seconds < 60 ? 1 : seconds < 3_570 ? 60 : seconds < 14_400 ? 900 : seconds < 129_600 ? 3_600 : 86_400
  return Math.max(1, Math.round(seconds / step) * step)
}
