import type { ExchangeBSigner } from '../../core/exchange-b/signer.ts'
import type { Reason } from '../../core/reason.ts'
import type { Bytes } from '../../lib/bytes.ts'
import type { Hex } from '../../lib/hex.ts'
import type { Guard, GuardRefusal } from '../guard.ts'
import type { Answer } from '../node-port.ts'

/** What goes to the exchange for a key, kept before it is posted: the form, and the name it will be known by. */
export type SignedKey = Readonly<{ bytes: string; hash: string; nonce: bigint; expiresAtMs: number }>

/**
 * What may be known of a key while the wallet is locked. `l1Address` owns the account, the exchange has the key under
 * `apiKeyIndex`; `sinceSeconds` is when this state began, epoch seconds.
 */
export type KeyRow = Readonly<{
  accountIndex: number
  l1Address: string
  apiKeyIndex: number
  publicKey: Hex
  sinceSeconds: number
}> &
  Readonly<{ state: 'active' } | { state: 'registering' | 'revoking'; signed: SignedKey }>

/** What an act needs of the outside. Amounts of time in milliseconds unless named otherwise. */
export type KeyPorts = Readonly<{
  /** What the exchange calls its network. */
  networkId: number
  exchange: Readonly<{
    account: (accountIndex: number) => Promise<Answer<Readonly<{ l1Address: string }>>>
    apiKeys: (accountIndex: number) => Promise<Answer<readonly Readonly<{ apiKeyIndex: number; publicKey: Hex }>[]>>
    nextNonce: (accountIndex: number, apiKeyIndex: number) => Promise<Answer<bigint>>
    send: (
      signed: SignedKey,
    ) => Promise<
      | Readonly<{ result: 'accepted' }>
      | Readonly<{ result: 'nonceUsed' | 'rejected' | 'refused' | 'unknown'; message: string; reason: Reason }>
    >
  }>
  rows: Readonly<{
    list: () => Promise<readonly KeyRow[]>
    set: (row: KeyRow) => Promise<void>
    remove: (accountIndex: number) => Promise<void>
  }>
  /** The secret halves; `put` and `remove` are false while the wallet is locked. */
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
  /** Uses the key of an EVM account once; undefined while the wallet is locked. */
  withOwnerKey: <T>(address: string, use: (privateKey: Uint8Array) => Promise<T>) => Promise<T | undefined>
  /** What stands before whatever an account signs. */
  guard: Pick<Guard, 'pass'>
  signer: ExchangeBSigner
  /** Fresh random bytes. */
  random: (bytes: number) => Bytes
  wait: (milliseconds: number) => Promise<void>
  nowMilliseconds: () => number
}>

/**
 * What came of an act. `waiting`: bytes are out, or may be; the next look at the exchange decides. `unlock`: the wallet
 * must be unlocked first, and nothing is lost. `refused`: nothing was begun.
 */
export type KeyOutcome =
  | Readonly<{ outcome: 'active' | 'removed' }>
  | Readonly<{ outcome: 'waiting' | 'unlock' | 'refused'; why: Reason }>

/** What came of making a key; `password`: the safeguards want it, and nothing was signed. */
export type MadeKey = KeyOutcome | (Readonly<{ outcome: 'password' }> & GuardRefusal)
