import * as v from 'valibot'
import type { GuardedAnswer } from './custody-views.ts'
import { password, row, text } from './row.ts'

/** What our own pages may ask about the keys that the wallet keeps; part of the contract. */
export const CUSTODY_METHODS = {
  /** Seals everything anew for another password. */
  'vault.changePassword': row<GuardedAnswer<unknown>>()(v.strictObject({ from: password, to: password })),
  /** The recovery words, for whoever gives the password again. */
  'vault.revealWords': row<GuardedAnswer<{ words: readonly string[] }>>()(v.strictObject({ password })),
  /** The private key of an account, 0x and 64 hex digits. */
  'vault.revealKey': row<GuardedAnswer<{ privateKey: string }>>()(v.strictObject({ accountId: text, password })),
} as const
