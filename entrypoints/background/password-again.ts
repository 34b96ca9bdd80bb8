import type { Custody } from './custody.ts'

/** What is said of a change that was not made for want of the password: how many wrong ones there were, and the wait now. */
type Wanted = Readonly<{ ok: false; waitSeconds: number; failedAttempts: number }>

/**
 * Tries the password that came along with a change which lets more through than before (threat model 3.5), counted as
 * every other try.
 *
 * @returns undefined where it is the right one
 */
export async function unlessConfirmed(
  custody: Pick<Custody, 'attempts' | 'confirm'>,
  password: string | undefined,
): Promise<Wanted | undefined> {
  const shown = password === undefined ? undefined : await custody.confirm(password)
  if (shown?.ok) return undefined
  const { failed, waitSeconds } = await custody.attempts()
  return { ok: false, waitSeconds, failedAttempts: failed }
}
