import type { ExchangeBSigner } from '../../core/exchange-b/signer.ts'
import type { Reason } from '../../core/reason.ts'
import type { Bytes } from '../../lib/bytes.ts'
import type { Hex } from '../../lib/hex.ts'
import { createLock } from '../../lib/lock.ts'
import type { Answer } from '../node-port.ts'
import { importKey } from './import-key.ts'
import { makeKey } from './make-key.ts'
import { revokeKey } from './revoke-key.ts'
import { ONE_LOOK, settle } from './settle-key.ts'

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
      Readonly<{ result: 'accepted' }> | Readonly<{ result: 'refused' | 'unknown'; message: string; reason: Reason }>
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

/** The API keys of exchange B, one for an account there. Each act may be repeated, whatever ended it the last time. */
export type ExchangeBKeyCase = Readonly<{
  list: () => Promise<readonly KeyRow[]>
  /** Makes and registers a key for an account, or goes on with what was begun. */
  make: (accountIndex: number) => Promise<KeyOutcome>
  /** Takes a key over that the exchange lists for the account: 40 bytes in hex, with or without 0x. */
  importKey: (accountIndex: number, secretKey: string) => Promise<KeyOutcome>
  /** Takes a key away, at the exchange first. */
  revoke: (accountIndex: number) => Promise<KeyOutcome>
  /** Looks once what became of the keys under way; true when one has moved on. Uses no key. */
  look: () => Promise<boolean>
}>

const ONE_ALREADY = {
  outcome: 'refused',
  why: { code: 'API_KEY_ALREADY' },
} as const
const NO_KEY = { outcome: 'refused', why: { code: 'API_KEY_NONE' } } as const

/** Makes the use case over its ports; its acts run one at a time. */
export function createExchangeBKeyCase(ports: KeyPorts): ExchangeBKeyCase {
  const oneAtATime = createLock()
  const withRow = (accountIndex: number, act: (row: KeyRow | undefined) => Promise<KeyOutcome>) =>
    oneAtATime(async () => act((await ports.rows.list()).find((each) => each.accountIndex === accountIndex)))
  return {
    list: ports.rows.list,
    make: (accountIndex) => withRow(accountIndex, (row) => makeKey(accountIndex, row, ports)),
    importKey: (accountIndex, secretKey) =>
      withRow(accountIndex, async (row) => (row ? ONE_ALREADY : importKey(accountIndex, secretKey, ports))),
    revoke: (accountIndex) => withRow(accountIndex, async (row) => (row ? revokeKey(row, ports) : NO_KEY)),
    look: () =>
      oneAtATime(async () => {
        let hasMoved = false
        for (const row of await ports.rows.list()) {
          if (row.state === 'active') continue
          const { is } = await settle(row, ports, ONE_LOOK)
          hasMoved ||= is === 'active' || is === 'removed'
        }
        return hasMoved
      }),
  }
}
