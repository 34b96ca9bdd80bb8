const UNITS = [
  ['day', 86_400],
  ['h', 3_600],
  ['min', 60],
  ['s', 1],
] as const

/** Days, and SI symbols for shorter units. */
export type Unit = (typeof UNITS)[number][0]

/**
 * Uses the largest unit, and the next one if not zero: `2 h 5 min`, `7 days`. Rounds down, so that no remaining time
 * looks longer than it is.
 */
export function spanOf(
  seconds: number,
  say: (count: number, unit: Unit) => string,
  pair = (first: string, second: string) => `${first} ${second}`,
): string {
  const at = UNITS.findIndex(([, length]) => seconds >= length)
  let left = seconds
  return UNITS.slice(at, at < 0 ? undefined : at + 2)
    .flatMap(([unit, length], index) => {
      const count = Math.floor(left / length)
      left -= count * length
      return count > 0 || index === 0 ? say(count, unit) : []
    })
    .reduce(pair)
}
