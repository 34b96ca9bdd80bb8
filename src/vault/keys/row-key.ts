import { type Bytes, utf8ToBytes, wipe } from '../../lib/bytes.ts'
import { ROW_MAC } from '../session/halves.ts'

/** Lends the key of stored rows, then wipes it: HKDF-SHA256 (RFC 5869) of the BIP-39 seed. It outlives the password. */
export async function withRowKey<T>(crypto: Crypto, seed: Bytes, use: (bytes: Bytes) => Promise<T>): Promise<T> {
  let bytes: Bytes | undefined
  try {
    const base = await crypto.subtle.importKey('raw', seed, 'HKDF', false, ['deriveBits'])
    const info = utf8ToBytes('causeway/stored-rows/v1')
    const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info } as const
    bytes = new Uint8Array(await crypto.subtle.deriveBits(how, base, ROW_MAC.length))
    return await use(bytes)
  } finally {
    if (bytes) wipe(bytes)
  }
}
