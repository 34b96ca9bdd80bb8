import * as v from 'valibot'
import type { AccountAnswer, AllAccountsView, GuardedAnswer } from './custody-views.ts'
import { nothing, password, row, text } from './row.ts'

/** What our own pages may ask about the keys that the wallet keeps; part of the contract. */
export const CUSTODY_METHODS = {
  /** Seals everything anew for another password. */
  'vault.changePassword': row<GuardedAnswer<unknown>>()(v.strictObject({ from: password, to: password })),
  /** The recovery words, for whoever gives the password again. */
  'vault.revealWords': row<GuardedAnswer<{ words: readonly string[] }>>()(v.strictObject({ password })),
  /** The private key of an account, 0x and 64 hex digits. */
  'vault.revealKey': row<GuardedAnswer<{ privateKey: string }>>()(v.strictObject({ accountId: text, password })),
  /** Every account, hidden ones too, and what is watched; `accounts.list` gives those that can pay and are not hidden. */
  'accounts.all': row<AllAccountsView>()(nothing),
  /** The next account of the recovery words, with its two on Bitcoin. */
  'accounts.addNext': row<AccountAnswer>()(nothing),
  'accounts.importKey': row<AccountAnswer>()(v.strictObject({ privateKey: text, label: text })),
  'accounts.watch': row<AccountAnswer>()(v.strictObject({ address: text, label: text })),
  'accounts.rename': row<AccountAnswer>()(v.strictObject({ id: text, label: text })),
  'accounts.move': row<AccountAnswer>()(v.strictObject({ id: text, by: v.picklist([1, -1]) })),
  'accounts.hide': row<AccountAnswer>()(v.strictObject({ id: text, isHidden: v.boolean() })),
  /** What is only watched needs no password; the key of an imported account is gone with it. */
  'accounts.unwatch': row<AccountAnswer>()(v.strictObject({ id: text })),
  'accounts.forgetKey': row<GuardedAnswer<unknown>>()(v.strictObject({ id: text, password })),
} as const
