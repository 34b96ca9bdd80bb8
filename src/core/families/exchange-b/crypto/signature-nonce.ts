import { hmac } from '@noble/hashes/hmac'
import { sha512 } from '@noble/hashes/sha2'
import { type Bytes, concatBytes, utf8ToBytes, wipe } from '../../../../lib/bytes.ts'
import { reduceScalar } from './scalar.ts'

export const ENTROPY_BYTES = 32

const DOMAIN = utf8ToBytes('causeway exchange-b nonce v1\0')

/**
 * Derives one signature's k: HMAC-SHA-512 under the secret key, reduced modulo the group order.
 *
 * RFC 6979, section 3.6; 512 bits leave no bias in 319. With bad entropy, another hash still gives another k.
 *
 * @throws RangeError for another length of entropy
 */
export function signatureNonceOf({
  secretKey,
  hash,
  entropy,
}: Readonly<{ secretKey: Uint8Array; hash: Uint8Array; entropy: Uint8Array }>): Bytes {
  if (entropy.length !== ENTROPY_BYTES) {
    throw new RangeError(`expected ${ENTROPY_BYTES} bytes of entropy, got ${entropy.length}`)
  }
  const mac = hmac(sha512, secretKey, concatBytes(DOMAIN, entropy, hash))
  const k = reduceScalar(mac)
  wipe(mac)
  return k
}
