import * as v from 'valibot'
import type { AccountAnswer, AddedAnswer, AllAccountsView, BackupAnswer, GuardedAnswer } from './custody-views.ts'
import { file, nothing, password, row, text } from './row.ts'

/** What our own pages may ask about the keys that the wallet keeps; part of the contract. */
export const CUSTODY_METHODS = {
  /** Seals everything anew for another password. */
  'vault.changePassword': row<GuardedAnswer<unknown>>()('act', v.strictObject({ from: password, to: password })),
  /** The recovery words, for whoever gives the password again. */
  'vault.revealWords': row<GuardedAnswer<{ words: readonly string[] }>>()('act', v.strictObject({ password })),
  /** The private key of an account, 0x and 64 hex digits. */
  'vault.revealKey': row<GuardedAnswer<{ privateKey: string }>>()('act', v.strictObject({ accountId: text, password })),
  /** The text of a backup file, under a password of its own or under the wallet's. */
  'backup.make': row<GuardedAnswer<{ text: string }>>()(
    'act',
    v.strictObject({ password, ownPassword: v.optional(password) }),
  ),
  /** What a backup file would bring; nothing is changed. */
  'backup.look': row<BackupAnswer>()('act', v.strictObject({ text: file, password })),
  /** Makes the wallet of a backup file where there is none, and unlocks it. */
  'backup.restore': row<AccountAnswer>()('act', v.strictObject({ text: file, password, newPassword: password })),
  /** Every account, hidden ones too, and what is watched; `accounts.list` gives those that can pay and are not hidden. */
  'accounts.all': row<AllAccountsView>()('read', nothing),
  /** The next account of the recovery words, with its two on Bitcoin. */
  'accounts.addNext': row<AddedAnswer>()('act', nothing),
  'accounts.importKey': row<AddedAnswer>()('act', v.strictObject({ privateKey: text, label: text })),
  'accounts.watch': row<AddedAnswer>()('act', v.strictObject({ address: text, label: text })),
  'accounts.rename': row<AccountAnswer>()('act', v.strictObject({ id: text, label: text })),
  'accounts.move': row<AccountAnswer>()('act', v.strictObject({ id: text, by: v.picklist([1, -1]) })),
  'accounts.hide': row<AccountAnswer>()('act', v.strictObject({ id: text, isHidden: v.boolean() })),
  /** What is only watched needs no password; the key of an imported account is gone with it. */
  'accounts.unwatch': row<AccountAnswer>()('act', v.strictObject({ id: text })),
  'accounts.forgetKey': row<GuardedAnswer<unknown>>()('act', v.strictObject({ id: text, password })),
} as const
