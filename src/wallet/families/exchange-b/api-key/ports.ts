import type { ExchangeBSigner } from '../../../../core/families/exchange-b/signer.ts'
import type { Answer, Reason } from '../../../../core/reason/reason.ts'
import type { Bytes } from '../../../../lib/bytes.ts'
import type { Hex } from '../../../../lib/hex.ts'
import type { PasswordCheck, PasswordCheckRefusal } from '../../../policy/password-check.ts'

/** It is stored before it is posted. */
export type SignedKeyChange = Readonly<{ bytes: string; hash: string; nonce: bigint; expiresAtMs: number }>

/** Readable while locked; `l1Address` owns the account. */
export type ApiKeyRow = Readonly<{
  accountIndex: number
  l1Address: string
  apiKeyIndex: number
  publicKey: Hex
  sinceSeconds: number
}> &
  Readonly<{ state: 'active' } | { state: 'registering' | 'revoking'; signed: SignedKeyChange }>

/** `unread` keys take their indexes. */
export type ListedKeys = Answer<readonly Readonly<{ apiKeyIndex: number; publicKey: Hex }>[]> &
  Readonly<{ unread?: readonly Readonly<{ apiKeyIndex: number | undefined }>[] }>

/** Times are milliseconds unless named otherwise. */
export type KeyActionPorts = Readonly<{
  networkId: number
  exchange: Readonly<{
    account: (accountIndex: number) => Promise<Answer<Readonly<{ l1Address: string }>>>
    apiKeys: (accountIndex: number) => Promise<ListedKeys>
    nextNonce: (accountIndex: number, apiKeyIndex: number) => Promise<Answer<bigint>>
    send: (
      signed: SignedKeyChange,
    ) => Promise<
      | Readonly<{ result: 'accepted' }>
      | Readonly<{ result: 'nonceUsed' | 'rejected' | 'refused' | 'unknown'; message: string; reason: Reason }>
    >
  }>
  rows: Readonly<{
    list: () => Promise<readonly ApiKeyRow[]>
    set: (row: ApiKeyRow) => Promise<void>
    remove: (accountIndex: number) => Promise<void>
  }>
  /** `put` and `remove` return false while locked. */
  sealed: Readonly<{
    put: (accountIndex: number, secretKey: Bytes) => Promise<boolean>
    withExchangeBKey: <T>(
      accountIndex: number,
      use: (secretKey: Bytes) => Promise<T>,
    ) => Promise<Readonly<{ lent: true; value: T } | { lent: false; why: 'locked' | 'none' }>>
    remove: (accountIndex: number) => Promise<boolean>
  }>
  isUnlocked: () => Promise<boolean>
  ownAddresses: () => Promise<readonly string[]>
  /** Once; undefined while locked. */
  withOwnerKey: <T>(address: string, use: (privateKey: Uint8Array) => Promise<T>) => Promise<T | undefined>
  guard: Pick<PasswordCheck, 'pass'>
  signer: ExchangeBSigner
  random: (bytes: number) => Bytes
  wait: (milliseconds: number) => Promise<void>
  nowMilliseconds: () => number
}>

/** `waiting` bytes are out or may be; the exchange decides. `unlock` loses nothing. `refused` began nothing. */
export type ApiKeyOutcome =
  | Readonly<{ outcome: 'active' | 'removed' }>
  | Readonly<{ outcome: 'waiting' | 'unlock' | 'refused'; why: Reason }>

/** `password` means that safeguards require it; nothing was signed. */
export type RegisteredApiKey = ApiKeyOutcome | (Readonly<{ outcome: 'password' }> & PasswordCheckRefusal)
