import type { WeakPassword } from '../core/password.ts'
import { CausewayError, type ErrorDetail } from '../lib/errors.ts'

/** Every way in which the vault can refuse; decide by these, never by the message. */
export type VaultErrorCode =
  /** A vault, or something that was once one, is there already; nothing was written. */
  | 'VAULT_EXISTS'
  /** There is no vault yet. */
  | 'VAULT_MISSING'
  /** No stored generation is whole. */
  | 'VAULT_DAMAGED'
  /** Made by a newer Causeway; it is neither opened nor overwritten. */
  | 'VAULT_NEWER'
  /** The password does not open it, or the header was changed. */
  | 'VAULT_NOT_OPENED'
  /** The password or session key fits, but the content is not what was sealed. */
  | 'VAULT_TAMPERED'
  /** Another write came first; read it again. */
  | 'VAULT_CHANGED'
  /** The storage did not give back what was written. */
  | 'VAULT_NOT_WRITTEN'
  /** Key derivation parameters outside the floor and the ceiling. */
  | 'KDF_REFUSED'
  | WeakPassword['code']
  | 'BAD_ENTROPY'
  | 'BAD_MNEMONIC'
  /** The session ended: lock, restart, idle time, absolute time or a clock that moved back. */
  | 'LOCKED'
  /** The password does not open the backup file, or the file was changed. */
  | 'BACKUP_NOT_OPENED'
  /** A backup file that cannot be read. */
  | 'BACKUP_DAMAGED'
  /** A backup file of a newer Causeway. */
  | 'BACKUP_NEWER'
  | 'NO_SUCH_RECORD'
  | 'NO_SUCH_ACCOUNT'

/** What `src/vault` throws. Its message never holds a password, a word, a key or a part of one. */
export class VaultError extends CausewayError {
  override readonly name: string = 'VaultError'
  declare readonly code: VaultErrorCode

  constructor(code: VaultErrorCode, sentence: string, detail: ErrorDetail = {}) {
    super(code, sentence, detail)
  }
}

/** True for a `VaultError` with that code. */
export function isVaultError(value: unknown, code: VaultErrorCode): value is VaultError {
  return value instanceof VaultError && value.code === code
}
