/** The mock's timing, equal for all subjects. Milliseconds. */
export type Terms = Readonly<{
  /** Each answer's delay, as of a distant server. */
  rttMs: number
  steps: 1 | 2
  /** From an approval's broadcast to its block; later transactions share that block. */
  inclusionMs: number
  /** Whether the nodes can simulate several steps in order. */
  canSimulate: boolean
  /** From the deposit's block to the fill, at random between both. */
  fillMs: readonly [least: number, most: number]
}>

/** Counts since the last read. */
export type Counted = Readonly<{ requests: number; byName: Readonly<Record<string, number>> }>
