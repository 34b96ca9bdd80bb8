import type { PasswordRequired } from '../../../src/api/views/policy.ts'
import type { Custody } from '../wiring/vault/custody.ts'

/** Checks the password for loosened safeguards (threat model 3.5) and counts the attempt; undefined if right. */
export async function passwordRefusal(
  custody: Pick<Custody, 'attempts' | 'confirm'>,
  password: string | undefined,
): Promise<(Readonly<{ ok: false }> & PasswordRequired) | undefined> {
  const shown = password === undefined ? undefined : await custody.confirm(password)
  if (shown?.ok) return undefined
  if (shown) return { ok: false, why: shown.reason, waitSeconds: shown.waitSeconds, failedAttempts: shown.attempts }
  const { failed, waitSeconds } = await custody.attempts()
  return { ok: false, why: 'missing', waitSeconds, failedAttempts: failed }
}
