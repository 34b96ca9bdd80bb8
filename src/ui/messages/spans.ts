const UNITS = [
  ['day', 86_400],
  ['h', 3_600],
  ['min', 60],
  ['s', 1],
] as const

/** What a span is told in: days, and the symbols of the SI for what is shorter. */
export type Unit = (typeof UNITS)[number][0]

/**
 * A span of whole seconds by its largest unit, and the next one where there is something of it: `2 h 5 min`, `7 days`. What
 * is less than that is left out, so that nothing that is left is told longer than it is.
 */
export function spanOf(seconds: number, say: (count: number, unit: Unit) => string, between = ' '): string {
  const at = UNITS.findIndex(([, length]) => seconds >= length)
  let left = seconds
  return UNITS.slice(at, at < 0 ? undefined : at + 2)
    .flatMap(([unit, length], index) => {
      const count = Math.floor(left / length)
      left -= count * length
      return count > 0 || index === 0 ? say(count, unit) : []
    })
    .join(between)
}

/** A span that is only an estimate, seconds, as a person would round it: `10 min` for 10 min 1 s. */
export function rounded(seconds: number): number {
  // What would be 60 minutes is an hour.
  const step = seconds < 60 ? 1 : seconds < 3_570 ? 60 : seconds < 14_400 ? 900 : seconds < 129_600 ? 3_600 : 86_400
  return Math.max(1, Math.round(seconds / step) * step)
}
