import { defaultKdfCost, type KdfCost, kdfLimits } from './kdf.ts'

/** Milliseconds since any moment, by a clock that only moves on. */
export type Stopwatch = () => number

/** How long the passes of one derivation took, at the memory and the lanes of `defaultKdfCost`. */
export type Timed = Readonly<{ passes: number; milliseconds: number }>

/** What unlocking may take: more would be felt at every use, also when the machine has other things to do. */
const targetMilliseconds = 800

/**
 * The cost of a new key: as many passes as take about 0.8 s here, 3 at least and 16 at most, so that a machine that is slow,
 * or was busy when it was timed, stays at the default. A time that cannot be one (a clock that stood still) counts for
 * nothing. Source: threat model 3.1.
 */
export function costFor({ passes, milliseconds }: Timed): KdfCost {
  const eachMilliseconds = milliseconds / passes
  if (!(eachMilliseconds > 0)) return defaultKdfCost
  const wanted = Math.floor(targetMilliseconds / eachMilliseconds)
  return { ...defaultKdfCost, t: Math.min(Math.max(wanted, defaultKdfCost.t), kdfLimits.t.most) }
}
