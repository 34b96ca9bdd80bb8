import * as v from 'valibot'
import type { Lock } from '../lib/lock.ts'
import { isVaultError } from './error.ts'

/** Passwords that failed in a row, and when the last try began (milliseconds since 1970). */
export type Attempts = Readonly<{ failed: number; lastAt: number }>

/** Kept where a restart does not reset it; `write` resolves once durable. */
export type AttemptStore = Readonly<{ read: () => Promise<unknown>; write: (attempts: Attempts) => Promise<void> }>

/** `now` in milliseconds since 1970; `oneAtATime` is shared by everything that tries a password on this vault. */
export type AttemptPorts = Readonly<{ attemptStore: AttemptStore; now: () => number; oneAtATime: Lock }>

/** The answer to a password: a value, or a refusal with the tries that failed so far and the seconds to wait now. */
export type PasswordAnswer<T> =
  | Readonly<{ ok: true; value: T }>
  | Readonly<{ ok: false; reason: 'wrongPassword' | 'wait'; attempts: number; waitSeconds: number }>

const freeAttempts = 5
const mostSeconds = 300
const schema = v.strictObject({
  failed: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  lastAt: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})

/** Seconds between a failed try and the next: none for the first five, then 1, 2, 4 … 300 (threat model 3.5). */
export function waitSecondsAfter(failed: number): number {
  return failed < freeAttempts ? 0 : Math.min(mostSeconds, 2 ** Math.min(failed - freeAttempts, 30))
}

/** How many tries have failed in a row, and the seconds to wait before the next one is heard. */
export async function attemptsSoFar(
  ports: Pick<AttemptPorts, 'attemptStore' | 'now'>,
): Promise<Readonly<{ failed: number; waitSeconds: number }>> {
  const attempts = await readAttempts(ports)
  return { failed: attempts.failed, waitSeconds: await secondsLeft(ports, attempts) }
}

/**
 * Tries a password: refuses while a wait runs, else counts the try on disk before it begins, so that stopping the
 * process gains nothing, and takes it back unless the password was wrong (`VAULT_NOT_OPENED`).
 * Any other error of `attempt` passes through and counts as no try.
 */
export function withAttempt<T>(ports: AttemptPorts, attempt: () => Promise<T>): Promise<PasswordAnswer<T>> {
  return ports.oneAtATime(async () => {
    const before = await readAttempts(ports)
    const waitSeconds = await secondsLeft(ports, before)
    if (waitSeconds > 0) return { ok: false, reason: 'wait', attempts: before.failed, waitSeconds }
    const counted = { failed: before.failed + 1, lastAt: ports.now() }
    await ports.attemptStore.write(counted)
    try {
      const value = await attempt()
      await ports.attemptStore.write({ failed: 0, lastAt: counted.lastAt })
      return { ok: true, value }
    } catch (error) {
      if (!isVaultError(error, 'VAULT_NOT_OPENED')) {
        await ports.attemptStore.write(before)
        throw error
      }
      const waitNext = waitSecondsAfter(counted.failed)
      return { ok: false, reason: 'wrongPassword', attempts: counted.failed, waitSeconds: waitNext }
    }
  })
}

/** Nothing stored means no try yet; anything unreadable counts as the free tries used up, just now. */
async function readAttempts({ attemptStore, now }: Pick<AttemptPorts, 'attemptStore' | 'now'>): Promise<Attempts> {
  const stored = await attemptStore.read()
  if (stored === undefined || stored === null) return { failed: 0, lastAt: 0 }
  const parsed = v.safeParse(schema, stored)
  if (parsed.success) return parsed.output
  const attempts = { failed: freeAttempts, lastAt: now() }
  await attemptStore.write(attempts)
  return attempts
}

/** A clock that moved back starts the wait again from now: it neither ends nor outlasts it. */
async function secondsLeft(
  { attemptStore, now }: Pick<AttemptPorts, 'attemptStore' | 'now'>,
  { failed, lastAt }: Attempts,
): Promise<number> {
  const wait = waitSecondsAfter(failed)
  const passed = now() - lastAt
  if (passed < 0 && wait > 0) await attemptStore.write({ failed, lastAt: now() })
  return Math.ceil(Math.max(0, wait - Math.max(0, passed) / 1000))
}
