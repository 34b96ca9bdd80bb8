import { passwordProblem } from '../../core/policy/password-strength.ts'
import { VaultError } from '../error.ts'

/** Throws a `PASSWORD_…` code for a weak password. */
export function assertStrong(password: string): void {
  const problem = passwordProblem(password)
  if (problem === undefined) return
  const { code, ...values } = problem
  throw new VaultError(code, 'The password is too weak, or not one.', { values })
}
