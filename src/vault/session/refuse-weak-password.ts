import { judgePassword, type PasswordPurpose } from '../../core/policy/password-strength.ts'
import { VaultError } from '../error.ts'

/** Throws a `PASSWORD_…` code for a weak password. */
export async function refuseWeakPassword(password: string, purpose: PasswordPurpose): Promise<void> {
  const verdict = await judgePassword(password, purpose)
  if (verdict.ok) return
  const { code, ...values } = verdict.reason
  throw new VaultError(code, 'The password is too weak, or not one.', { values })
}
