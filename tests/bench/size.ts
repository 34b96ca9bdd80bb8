/**
 * How often something is measured: as the environment says, or once in a run that only shows that everything runs
 * (`--smallest`), or as often as a figure needs.
 */
export function size(name: string, { usual, smallest }: Readonly<{ usual: number; smallest: number }>): number {
  const said = process.env[name]
  if (said !== undefined) return Number(said)
  return process.env[SMALLEST] === '1' ? smallest : usual
}

/** The variable by which all parts hear of `--smallest`. */
export const SMALLEST = 'CAUSEWAY_BENCH_SMALLEST'

/** How often each subject has its turn. */
export const ROUNDS = size('CAUSEWAY_BENCH_ROUNDS', { usual: 15, smallest: 1 })
