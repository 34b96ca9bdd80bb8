import type { PasswordCheck } from '../../src/wallet/guard.ts'

export const OPEN_GUARD: PasswordCheck = {
  why: async () => [],
  pass: async (_, work) => ({ passed: true, value: await work() }),
}
