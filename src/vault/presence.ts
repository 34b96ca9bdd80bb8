import { createLock, type Lock } from '../lib/lock.ts'
import { type KeyHalf, type KeyStore, parseSessionHalf, type SessionHalf, type SessionStore } from './session-halves.ts'

export type PresencePorts = Readonly<{ keyStore: KeyStore; sessionStore: SessionStore; now: () => number }>

/** As much of a session as can be told and ended without what opens the vault. */
export type Presence = Readonly<{
  /** Whether a privileged call would be let through now; locks when time is up. */
  isUnlocked: () => Promise<boolean>
  /** Deletes both halves: at the user's word, at browser start, install and update, and when the machine locks. */
  lock: () => Promise<void>
  /** Whatever reads or changes the session does so one after the other. */
  oneAtATime: Lock
}>

/** The two halves of a session that fit each other. */
export type Halves = Readonly<{ half: SessionHalf; keyHalf: KeyHalf }>

/** 8 hours: no touch moves a deadline past this. */
export const mostSeconds = 8 * 60 * 60
/** How far the clock may move back before the session ends. */
const clockToleranceMs = 5_000

/** Makes it over its ports. Source: threat model 3.4 and 3.5. */
export function createPresence(ports: PresencePorts): Presence {
  const oneAtATime = createLock()
  return {
    isUnlocked: () => oneAtATime(async () => (await currentHalves(ports)) !== undefined),
    lock: () => oneAtATime(() => forgetHalves(ports)),
    oneAtATime,
  }
}

/** Both halves while the session may go on; otherwise both are deleted and nothing is returned. */
export async function currentHalves(ports: PresencePorts): Promise<Halves | undefined> {
  const [stored, keyHalf] = await Promise.all([ports.sessionStore.read(), ports.keyStore.read()])
  if ((stored === undefined || stored === null) && !keyHalf) return undefined
  const half = parseSessionHalf(stored)
  const now = ports.now()
  if (!half || keyHalf?.epoch !== half.epoch || isOver(half, now)) {
    await forgetHalves(ports)
    return undefined
  }
  if (now - half.seenAt < 1000) return { half, keyHalf }
  const seen = { ...half, seenAt: now }
  await ports.sessionStore.write(seen)
  return { half: seen, keyHalf }
}

/** Deletes both halves, the second also when the first cannot be; then says what failed. */
export async function forgetHalves({ sessionStore, keyStore }: PresencePorts): Promise<void> {
  const results = await Promise.allSettled([sessionStore.remove(), keyStore.remove()])
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

function isOver({ startedAt, seenAt, deadline }: SessionHalf, now: number): boolean {
  return now >= deadline || now >= startedAt + mostSeconds * 1000 || now < seenAt - clockToleranceMs
}
