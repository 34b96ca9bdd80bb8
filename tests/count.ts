/**
 * How many examples a test draws: the number in this variable of the environment, or the deep count where
 * `npm test -- --deep` asks for it, or the usual one. The usual count still meets every route and kind.
 */
export function count(variable: string, { usual, deep }: Readonly<{ usual: number; deep: number }>): number {
  const said = process.env[variable]
  if (said === undefined || said === '') return process.env[DEEP] === '1' ? deep : usual
  const number = Number(said)
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`${variable}: expected a whole number, got ${said}`)
  return number
}

/** The variable by which all parts of `npm test` hear of `--deep`. */
const DEEP = 'CAUSEWAY_DEEP'
