import { type Bytes, utf8ToBytes, wipe } from '../../lib/bytes.ts'
import { entropyToSeed } from './mnemonic.ts'

/** Stored rows carry HMAC-SHA-256. */
export const ROW_MAC = { name: 'HMAC', hash: 'SHA-256', length: 256 } as const

/**
 * Lends the bytes of the key for stored rows, then wipes them: HKDF-SHA256 (RFC 5869) of the BIP-39 seed, so the key
 * outlives the password and comes back with the recovery phrase.
 */
export async function withRowKey<T>(
  crypto: Crypto,
  entropy: Uint8Array,
  use: (bytes: Bytes) => Promise<T>,
): Promise<T> {
  const seed = await entropyToSeed(crypto, entropy)
  let bytes: Bytes | undefined
  try {
    const base = await crypto.subtle.importKey('raw', seed, 'HKDF', false, ['deriveBits'])
    const info = utf8ToBytes('causeway/stored-rows/v1')
    const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info } as const
    bytes = new Uint8Array(await crypto.subtle.deriveBits(how, base, ROW_MAC.length))
    return await use(bytes)
  } finally {
    wipe(seed)
    if (bytes) wipe(bytes)
  }
}
