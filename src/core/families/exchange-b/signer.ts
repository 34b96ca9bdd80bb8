import type { Bytes } from '../../../lib/bytes.ts'
import { secretKeyFrom } from './api-key.ts'
import { type AuthTokenTerms, authToken, authTokenHash, authTokenText } from './auth-token.ts'
import { publicKeyOf, signHash } from './crypto/schnorr.ts'
import type { ExchangeBTransaction } from './transaction.ts'
import { transactionHash } from './transaction-hash.ts'

export type ExchangeBApiKey = Readonly<{ secretKey: Uint8Array; entropy: Uint8Array }>

/**
 * Signs whole transactions, so that the exchange's own binary could replace this arithmetic.
 *
 * Keys are 40 bytes, signatures 80, hashes 40.
 */
export type ExchangeBSigner = Readonly<{
  /** From at least 32 random bytes; rejects with a RangeError for fewer. */
  makeKey: (seed: Uint8Array) => Promise<Bytes>
  /** Rejects with a RangeError for an invalid key. */
  publicKeyOf: (secretKey: Uint8Array) => Promise<Bytes>
  /** Rejects with a RangeError for an invalid key. */
  sign: (
    transaction: ExchangeBTransaction,
    key: ExchangeBApiKey,
  ) => Promise<Readonly<{ hash: Uint8Array; signature: Uint8Array }>>
  /** Makes the `authorization` of an account's own reads. Rejects with a RangeError as `sign`. */
  authToken: (terms: AuthTokenTerms, key: ExchangeBApiKey) => Promise<string>
}>

/** This wallet's own signer, in plain TypeScript. */
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
