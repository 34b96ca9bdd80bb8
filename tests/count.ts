/**
 * Examples of a test: this environment variable, else the deep or usual count. The usual count still meets every route
 * and kind.
 */
export function count(variable: string, { usual, deep }: Readonly<{ usual: number; deep: number }>): number {
  return numberIn(variable) ?? (process.env[DEEP] === '1' ? deep : usual)
}

/**
 * One of this many items, others at each turn (`CAUSEWAY_TURN`); all in a deep run. At most as many as there are, so
 * that one remains.
 */
export function inTurn<T>(items: readonly T[], variable: string, usual: number): readonly T[] {
  const oneOf = Math.min(count(variable, { usual, deep: 1 }), items.length)
  const turn = numberIn('CAUSEWAY_TURN') ?? 0
  return items.filter((_, at) => (at + turn) % oneOf === 0)
}

/** The tag that rests at this turn; without one or in a deep run, none. */
export function tagAtRest(): RegExp | undefined {
  const turn = numberIn('CAUSEWAY_TURN')
  if (turn === undefined || process.env[DEEP] === '1') return undefined
  return turn % 2 === 0 ? /@odd/ : /@even/
}

function numberIn(variable: string): number | undefined {
  const said = process.env[variable]
  if (said === undefined || said === '') return undefined
  const number = Number(said)
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`${variable}: expected a whole number, got ${said}`)
  return number
}

/** Carries `--deep` to all parts of `npm test`. */
const DEEP = 'CAUSEWAY_DEEP'
