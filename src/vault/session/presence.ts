import { MOST_SESSION_SECONDS } from '../../core/policy/auto-lock.ts'
import { createLock, type Lock } from '../../lib/lock.ts'
import { type KeyHalf, type KeyStore, parseSessionHalf, type SessionHalf, type SessionStore } from './halves.ts'

export type PresencePorts = Readonly<{ keyStore: KeyStore; sessionStore: SessionStore; now: () => number }>

/** The part of a session that does not open the vault. */
export type Presence = Readonly<{
  /** Locks when the time is over. */
  isUnlocked: () => Promise<boolean>
  /** Deletes both halves: for the user, at browser start, install, update and screen lock. */
  lock: () => Promise<void>
  /** Every reader and writer of the session uses it. */
  oneAtATime: Lock
}>

export type SessionHalves = Readonly<{ half: SessionHalf; keyHalf: KeyHalf }>

const clockToleranceMs = 5_000

/** Makes a presence. Source: threat model 3.4 and 3.5. */
export function createPresence(ports: PresencePorts): Presence {
  const oneAtATime = createLock()
  return {
    isUnlocked: () => oneAtATime(async () => (await currentHalves(ports)) !== undefined),
    lock: () => oneAtATime(() => forgetHalves(ports)),
    oneAtATime,
  }
}

/** Gives both halves of a valid session; otherwise deletes both. */
export async function currentHalves(ports: PresencePorts): Promise<SessionHalves | undefined> {
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

/** Deletes both halves, then throws any failure. */
export async function forgetHalves({ sessionStore, keyStore }: PresencePorts): Promise<void> {
  const results = await Promise.allSettled([sessionStore.remove(), keyStore.remove()])
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

/** Says whether a session's time is over. */
export function isOver({ startedAt, seenAt, deadline }: SessionHalf, now: number): boolean {
  return now >= deadline || now >= startedAt + MOST_SESSION_SECONDS * 1000 || now < seenAt - clockToleranceMs
}
