import type { Bytes } from '../../../lib/bytes.ts'
import { type AuthTokenTerms, authToken, authTokenHash, authTokenText } from './auth-token.ts'
import { publicKeyOf, signHash } from './crypto/schnorr.ts'
import { secretKeyFrom } from './make-secret-key.ts'
import type { ExchangeBTransaction } from './transaction.ts'
import { transactionHash } from './transaction-hash.ts'

export type ExchangeBApiKey = Readonly<{ secretKey: Uint8Array; entropy: Uint8Array }>

/**
 * Signs whole transactions, so the exchange's binary could replace it.
 * Keys are 40 bytes, signatures 80, hashes 40.
 */
export type ExchangeBSigner = Readonly<{
  /** RangeError below 32 random bytes. */
  makeKey: (seed: Uint8Array) => Promise<Bytes>
  /** RangeError for an invalid key. */
  publicKeyOf: (secretKey: Uint8Array) => Promise<Bytes>
  /** RangeError for an invalid key. */
  sign: (
    transaction: ExchangeBTransaction,
    key: ExchangeBApiKey,
  ) => Promise<Readonly<{ hash: Uint8Array; signature: Uint8Array }>>
  /** The `authorization` of own reads; rejects as `sign`. */
  authToken: (terms: AuthTokenTerms, key: ExchangeBApiKey) => Promise<string>
}>

export const ownSigner: ExchangeBSigner = {
  makeKey: async (seed) => secretKeyFrom(seed),
  publicKeyOf: async (secretKey) => publicKeyOf(secretKey),
  sign: async (transaction, key) => {
    const hash = transactionHash(transaction)
    return { hash, signature: signHash(hash, key) }
  },
  authToken: async (terms, key) => {
    const text = authTokenText(terms)
    return authToken(text, signHash(authTokenHash(text), key))
  },
}
