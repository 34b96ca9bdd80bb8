import type { Follow } from './follow.ts'

export type KeepAwake = Readonly<{ by: 'heartbeat' | 'nothing' }> | Readonly<{ by: 'alarm'; minutes: number }>

/** Tells why these records keep the background awake. */
export function keepAwakeFor(follows: readonly Pick<Follow, 'isQuiet' | 'dueAt'>[], now: number): KeepAwake {
  if (follows.length === 0) return { by: 'nothing' }
  if (follows.some((each) => !each.isQuiet)) return { by: 'heartbeat' }
  const soonest = Math.min(...follows.map(({ dueAt }) => dueAt)) - now
  return { by: 'alarm', minutes: Math.max(Math.round(soonest / 60_000), 1) }
}
