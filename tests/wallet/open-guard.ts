import type { PasswordCheck } from '../../src/wallet/policy/password-check.ts'

export const OPEN_GUARD: PasswordCheck = {
  why: async () => [],
  pass: async (_, work) => ({ passed: true, value: await work() }),
}
