import * as v from 'valibot'
import type { Lock } from '../../lib/lock.ts'
import { isVaultError } from '../error.ts'

/** `lastAt` in milliseconds since 1970. */
export type Attempts = Readonly<{ failed: number; lastAt: number }>

/** Survives restarts; `write` resolves once durable. */
export type AttemptStore = Readonly<{ read: () => Promise<unknown>; write: (attempts: Attempts) => Promise<void> }>

/** `now` in milliseconds since 1970; all attempts on a vault share `oneAtATime`. */
export type AttemptPorts = Readonly<{ attemptStore: AttemptStore; now: () => number; oneAtATime: Lock }>

export type PasswordAnswer<T> =
  | Readonly<{ ok: true; value: T }>
  | Readonly<{ ok: false; reason: 'wrongPassword' | 'wait'; attempts: number; waitSeconds: number }>

const freeAttempts = 5
const mostSeconds = 300
const schema = v.strictObject({
  failed: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  lastAt: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})

/** Gives the wait after failures: none for the first five, then 1, 2, 4 … 300 (threat model 3.5). */
export function waitSecondsAfter(failed: number): number {
  return failed < freeAttempts ? 0 : Math.min(mostSeconds, 2 ** Math.min(failed - freeAttempts, 30))
}

/** Reads consecutive failures and the remaining wait. */
export async function attemptsSoFar(
  ports: Pick<AttemptPorts, 'attemptStore' | 'now'>,
): Promise<Readonly<{ failed: number; waitSeconds: number }>> {
  const attempts = await readAttempts(ports)
  return { failed: attempts.failed, waitSeconds: await secondsLeft(ports, attempts) }
}

/**
 * Tries a password, or refuses during a wait. It is stored as failed first, so killing the process gains nothing. Only
 * `VAULT_NOT_OPENED` counts.
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

async function readAttempts({ attemptStore, now }: Pick<AttemptPorts, 'attemptStore' | 'now'>): Promise<Attempts> {
  const stored = await attemptStore.read()
  if (stored === undefined || stored === null) return { failed: 0, lastAt: 0 }
  const parsed = v.safeParse(schema, stored)
  if (parsed.success) return parsed.output
  const attempts = { failed: freeAttempts, lastAt: now() }
  await attemptStore.write(attempts)
  return attempts
}

/** A clock that moved back restarts the wait. */
async function secondsLeft(
  { attemptStore, now }: Pick<AttemptPorts, 'attemptStore' | 'now'>,
  { failed, lastAt }: Attempts,
): Promise<number> {
  const wait = waitSecondsAfter(failed)
  const passed = now() - lastAt
  if (passed < 0 && wait > 0) await attemptStore.write({ failed, lastAt: now() })
  return Math.ceil(Math.max(0, wait - Math.max(0, passed) / 1000))
}
