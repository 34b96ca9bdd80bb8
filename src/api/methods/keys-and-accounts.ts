import * as v from 'valibot'
import type { PasswordVerdict } from '../../core/policy/password-strength.ts'
import type { Reason } from '../../core/reason/reason.ts'
import { file, nothing, password, phraseFields, row, text } from '../row.ts'
import type {
  AccountAnswer,
  AddAccountAnswer,
  AllAccountsView,
  BackupAnswer,
  PasswordProtectedAnswer,
} from '../views/keys-and-accounts.ts'

const recoverySource = v.union([v.strictObject(phraseFields), v.strictObject({ text: file, filePassword: password })])

export const KEY_AND_ACCOUNT_METHODS = {
  'password.judge': row<PasswordVerdict>()(
    'read',
    v.strictObject({ password, purpose: v.picklist(['vault', 'file']) }),
  ),
  'vault.changePassword': row<PasswordProtectedAnswer<unknown>>()(
    'act',
    v.strictObject({ from: password, to: password }),
  ),
  /** Requires the password again. */
  'vault.revealWords': row<PasswordProtectedAnswer<{ words: readonly string[]; passphrase?: string }>>()(
    'act',
    v.strictObject({ password }),
  ),
  /** 0x and 64 hex digits. */
  'vault.revealKey': row<PasswordProtectedAnswer<{ privateKey: string }>>()(
    'act',
    v.strictObject({ accountId: text, password }),
  ),
  /** Without `ownPassword`, under the wallet's password. */
  'backup.make': row<PasswordProtectedAnswer<{ text: string }>>()(
    'act',
    v.strictObject({ password, ownPassword: v.optional(password) }),
  ),
  /** A preview without changes. */
  'backup.look': row<BackupAnswer>()('act', v.strictObject({ text: file, password })),
  'backup.restore': row<AccountAnswer>()('act', v.strictObject({ text: file, password, newPassword: password })),
  /** `lost`: accounts whose keys the words or file lack. */
  'recovery.look': row<Readonly<{ ok: true; lost: readonly string[] } | { ok: false; reason: Reason }>>()(
    'act',
    v.strictObject({ source: recoverySource }),
  ),
  /** Replaces the vault and unlocks it; everything else stays. */
  'recovery.recover': row<AccountAnswer>()('act', v.strictObject({ source: recoverySource, password })),
  'accounts.all': row<AllAccountsView>()('read', nothing),
  /** With its two Bitcoin accounts. */
  'accounts.addNext': row<AddAccountAnswer>()('act', nothing),
  'accounts.importKey': row<AddAccountAnswer>()('act', v.strictObject({ privateKey: text, label: text })),
  'accounts.watch': row<AddAccountAnswer>()('act', v.strictObject({ address: text, label: text })),
  'accounts.rename': row<AccountAnswer>()('act', v.strictObject({ id: text, label: text })),
  'accounts.move': row<AccountAnswer>()('act', v.strictObject({ id: text, by: v.picklist([1, -1]) })),
  'accounts.hide': row<AccountAnswer>()('act', v.strictObject({ id: text, isHidden: v.boolean() })),
  /** Forgetting a key needs the password; unwatching doesn't. */
  'accounts.unwatch': row<AccountAnswer>()('act', v.strictObject({ id: text })),
  'accounts.forgetKey': row<PasswordProtectedAnswer<unknown>>()(
    'act',
    v.strictObject({ id: text, password, isUnreadAccepted: v.boolean() }),
  ),
} as const
