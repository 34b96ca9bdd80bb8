/**
 * Examples of a test: this environment variable, else the deep or usual count. The usual count still meets every route
 * and kind.
 */
export function count(variable: string, { usual, deep }: Readonly<{ usual: number; deep: number }>): number {
  const said = process.env[variable]
  if (said === undefined || said === '') return process.env[DEEP] === '1' ? deep : usual
  const number = Number(said)
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`${variable}: expected a whole number, got ${said}`)
  return number
}

/** Carries `--deep` to all parts of `npm test`. */
const DEEP = 'CAUSEWAY_DEEP'
