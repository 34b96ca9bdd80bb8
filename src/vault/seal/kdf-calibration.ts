import { defaultKdfCost, type KdfCost, kdfLimits } from './argon2id.ts'

/** Milliseconds of a monotonic clock. */
export type Stopwatch = () => number

export type KdfTiming = Readonly<{ passes: number; milliseconds: number }>

/** More would be felt at every unlock. */
const targetMilliseconds = 800

/** Chooses passes for about 0.8 s, 3 to 16; impossible times are ignored. Source: threat model 3.1. */
export function kdfCostFor({ passes, milliseconds }: KdfTiming): KdfCost {
  const eachMilliseconds = milliseconds / passes
  if (!(eachMilliseconds > 0)) return defaultKdfCost
  const wanted = Math.floor(targetMilliseconds / eachMilliseconds)
  return { ...defaultKdfCost, t: Math.min(Math.max(wanted, defaultKdfCost.t), kdfLimits.t.most) }
}
