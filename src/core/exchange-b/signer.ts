import type { Bytes } from '../../lib/bytes.ts'
import { secretKeyFrom } from './key.ts'
import { publicKeyOf, signHash } from './schnorr.ts'
import type { ExchangeBTransaction } from './transaction.ts'
import { transactionHash } from './transaction-hash.ts'

/** An API key of exchange B as it signs once: 40 secret bytes, and 32 fresh random ones. */
export type ApiKey = Readonly<{ secretKey: Uint8Array; entropy: Uint8Array }>

/**
 * Whoever signs with the API keys of exchange B. Whole transactions go in, so that the exchange's own binary, which hashes
 * by itself, could take the place of this wallet's arithmetic. Keys are 40 bytes, a signature has 80, a hash 40.
 */
export type ExchangeBSigner = Readonly<{
  /** A secret key from at least 32 random bytes; rejects with a RangeError for fewer. */
  makeKey: (seed: Uint8Array) => Promise<Bytes>
  /** The public key of a secret one; rejects with a RangeError for what is no secret key. */
  publicKeyOf: (secretKey: Uint8Array) => Promise<Bytes>
  /** Signs a transaction, and says which hash it signed; rejects with a RangeError for what is no secret key. */
  sign: (
    transaction: ExchangeBTransaction,
    key: ApiKey,
  ) => Promise<Readonly<{ hash: Uint8Array; signature: Uint8Array }>>
}>

/** This wallet's own signer, in plain TypeScript. */
export const ownSigner: ExchangeBSigner = {
  makeKey: async (seed) => secretKeyFrom(seed),
  publicKeyOf: async (secretKey) => publicKeyOf(secretKey),
  sign: async (transaction, key) => {
    const hash = transactionHash(transaction)
    return { hash, signature: signHash(hash, key) }
  },
}
