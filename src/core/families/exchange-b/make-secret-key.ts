import { sha256 } from '@noble/hashes/sha2'
import { type Bytes, concatBytes, wipe } from '../../../lib/bytes.ts'
import { isZeroScalar, reduceScalar, SCALAR_BYTES } from './crypto/scalar.ts'

const LEAST_SEED_BYTES = 32

/**
 * Makes a 40-byte secret key, little-endian, like the exchange's own clients.
 *
 * SHA-256 of 1 and the seed, then eight bytes of that of 2 and the seed. The big-endian number is reduced.
 *
 * @param seed at least 32 random bytes
 * @throws RangeError for a shorter seed
 */
export function secretKeyFrom(seed: Uint8Array): Bytes {
  if (seed.length < LEAST_SEED_BYTES) {
    throw new RangeError(`expected at least ${LEAST_SEED_BYTES} bytes to make a key of, got ${seed.length}`)
  }
  const halves = [1, 2].map((part) => sha256(concatBytes(Uint8Array.of(part), seed)))
  const number = concatBytes(...halves)
  const key = reduceScalar(number.subarray(0, SCALAR_BYTES).reverse())
  wipe(number, ...halves)
  if (isZeroScalar(key)) throw new RangeError('expected a seed that makes a key, got one that makes zero')
  return key
}
