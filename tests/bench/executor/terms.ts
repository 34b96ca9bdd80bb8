/** How the mock world goes, the same for every subject. Times in milliseconds. */
export type Terms = Readonly<{
  /** What each answer is kept back: the way to a far server and back. */
  rttMs: number
  steps: 1 | 2
  /** From the handing over of an approval until it is in a block; other transactions follow in the same block. */
  inclusionMs: number
  /** Whether the nodes can simulate several steps in their order. */
  canSimulate: boolean
  /** From the deposit's block until the fill: a moment between the two. */
  fillMs: readonly [least: number, most: number]
}>

/** What the mock counted since it was last asked. */
export type Counted = Readonly<{ requests: number; byName: Readonly<Record<string, number>> }>
