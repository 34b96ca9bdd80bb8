/** Argon2id version 1.3 (RFC 9106); `m` in KiB, `t` passes, `p` lanes. */
export type KdfCost = Readonly<{ m: number; t: number; p: number }>

/** Milliseconds of a monotonic clock. */
export type Stopwatch = () => number

export type KdfTiming = Readonly<{ passes: number; milliseconds: number }>

/** RFC 9106, section 4, second recommended option: 64 MiB, 3 passes, 4 lanes. */
export const defaultKdfCost: KdfCost = { m: 65_536, t: 3, p: 4 }

/** Twice the vault's memory, since a stolen file can be attacked forever. Source: threat model 3.1. */
export const backupKdfCost: KdfCost = { m: 131_072, t: 3, p: 4 }

/** OWASP's minimum against a downgrade, and a cap against a memory bomb. */
export const kdfLimits = {
  m: { least: 19 * 1024, most: 1024 * 1024 },
  t: { least: 2, most: 16 },
  p: { least: 1, most: 16 },
} as const

const targetMilliseconds = 800

/** Chooses passes for about 0.8 s, 3 to 16; impossible times are ignored. Source: threat model 3.1. */
export function kdfCostFor({ passes, milliseconds }: KdfTiming): KdfCost {
  const eachMilliseconds = milliseconds / passes
  if (!(eachMilliseconds > 0)) return defaultKdfCost
  const wanted = Math.floor(targetMilliseconds / eachMilliseconds)
  return { ...defaultKdfCost, t: Math.min(Math.max(wanted, defaultKdfCost.t), kdfLimits.t.most) }
}
