import type { WeakPassword } from '../core/policy/password-strength.ts'
import { CausewayError, type ErrorDetail } from '../lib/errors.ts'

/** Decide by these, never by the message. */
export type VaultErrorCode =
  /** A vault or its remains exist; nothing was written. */
  | 'VAULT_EXISTS'
  | 'VAULT_MISSING'
  | 'VAULT_DAMAGED'
  /** Neither opened nor overwritten. */
  | 'VAULT_NEWER'
  /** A wrong password, or a changed header. */
  | 'VAULT_NOT_OPENED'
  /** The key fits, but the content was changed. */
  | 'VAULT_TAMPERED'
  /** Another write came first. */
  | 'VAULT_CHANGED'
  | 'VAULT_NOT_WRITTEN'
  | 'KDF_REFUSED'
  | WeakPassword['code']
  /** The words are those of another wallet. */
  | 'OTHER_WALLET'
  /** No first address is stored. */
  | 'WALLET_UNCOMPARED'
  | 'BAD_ENTROPY'
  | 'BAD_MNEMONIC'
  /** Lock, restart, idle time, absolute time or a clock that moved back. */
  | 'LOCKED'
  /** A wrong password, or a changed file. */
  | 'BACKUP_NOT_OPENED'
  | 'BACKUP_DAMAGED'
  | 'BACKUP_NEWER'
  | 'NO_SUCH_RECORD'
  | 'NO_SUCH_ACCOUNT'

/** Its message never holds any part of a secret. */
export class VaultError extends CausewayError {
  override readonly name: string = 'VaultError'
  declare readonly code: VaultErrorCode

  constructor(code: VaultErrorCode, sentence: string, detail: ErrorDetail = {}) {
    super(code, sentence, detail)
  }
}

/** Tests for a `VaultError` of a code. */
export function isVaultError(value: unknown, code: VaultErrorCode): value is VaultError {
  return value instanceof VaultError && value.code === code
}
