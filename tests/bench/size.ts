/** Repetitions: the environment's number, one for `--smallest`, or the usual number. */
export function size(name: string, { usual, smallest }: Readonly<{ usual: number; smallest: number }>): number {
  const said = process.env[name]
  if (said !== undefined) return Number(said)
  return process.env[SMALLEST] === '1' ? smallest : usual
}

/** Tells all parts about `--smallest`. */
export const SMALLEST = 'CAUSEWAY_BENCH_SMALLEST'

export const ROUNDS = size('CAUSEWAY_BENCH_ROUNDS', { usual: 15, smallest: 1 })

export const WARM_UP = size('CAUSEWAY_BENCH_WARM_UP', { usual: 1, smallest: 0 })
