import type { Guard } from '../../src/wallet/guard.ts'

/** A guard that holds nothing up. */
export const OPEN_GUARD: Guard = {
  why: async () => [],
  pass: async (_, work) => ({ passed: true, value: await work() }),
}
