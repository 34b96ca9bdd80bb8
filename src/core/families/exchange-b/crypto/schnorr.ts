import { type Bytes, concatBytes, equalBytes, wipe } from '../../../../lib/bytes.ts'
import { areWords, bytesOfElements, elementsOfBytes } from './field-elements.ts'
import { encodePoint, type Point } from './point.ts'
import { hashToQuintic } from './poseidon2.ts'
import { QUINTIC_BYTES } from './quintic.ts'
import { isScalar, isZeroScalar, reduceScalar, SCALAR_BYTES, subtractProduct } from './scalar.ts'
import { generatorTimes, pointTimes, sumOf } from './scalar-multiplication.ts'
import { signatureNonceOf } from './signature-nonce.ts'

/**
 * The public key of a secret one, 40 bytes little-endian each.
 *
 * @throws RangeError unless the secret key is 40 bytes, not zero and below the group order
 */
export function publicKeyOf(secretKey: Uint8Array): Bytes {
  refuseNoKey(secretKey)
  return bytesOfElements(encodedOnce(sumOf([generatorTimes(secretKey)])))
}

/**
 * Signs a 40-byte hash: s = k - e * secret with e = Poseidon2(encode(kG), hash).
 *
 * 80 bytes, s then e, little-endian (reference, "Exchange B"). It is verified first, since a faulty computation could
 * leak the secret.
 *
 * @param entropy 32 bytes that hide k even from an attacker who disturbs the machine
 * @throws RangeError for an invalid key, hash or entropy, or a signature that doesn't verify
 */
export function signHash(
  hash: Uint8Array,
  { secretKey, entropy }: Readonly<{ secretKey: Uint8Array; entropy: Uint8Array }>,
): Bytes {
  refuseNoKey(secretKey)
  const k = signatureNonceOf({ secretKey, hash, entropy })
  try {
    return verifiedSignature(signWith(k, hash, secretKey), hash, secretKey)
  } finally {
    wipe(k)
  }
}

/** Signs with a given k (40 bytes below the order), unverified; never reuse k for another hash. */
export function signWith(k: Uint8Array, hash: Uint8Array, secretKey: Uint8Array): Bytes {
  refuseNoKey(secretKey)
  if (!isScalar(k) || isZeroScalar(k)) throw new RangeError('expected a nonce between zero and the order of the group')
  const challenge = challengeOf(sumOf([generatorTimes(k)]), hash)
  return concatBytes(subtractProduct(k, challenge, secretKey), challenge)
}

/**
 * A signature that verifies.
 *
 * @throws RangeError for any other: a wrong one can leak the key
 */
export function verifiedSignature(signature: Bytes, hash: Uint8Array, secretKey: Uint8Array): Bytes {
  if (isSignature(signature, hash, sumOf([generatorTimes(secretKey)]))) return signature
  throw new RangeError('expected a signature that verifies, got another one')
}

/** Whether 80 bytes are a hash's signature under a key; both parts must be below the order. */
export function isSignature(signature: Uint8Array, hash: Uint8Array, key: Point): boolean {
  if (signature.length !== 2 * SCALAR_BYTES) return false
  const [s, challenge] = [signature.subarray(0, SCALAR_BYTES), signature.subarray(SCALAR_BYTES)]
  if (!isScalar(s) || !isScalar(challenge)) return false
  const nonce = sumOf([generatorTimes(s), pointTimes(key, challenge)])
  return equalBytes(challengeOf(nonce, hash), challenge)
}

// The hash as one number of five 64-bit words, modulo the order.
function challengeOf(nonce: Point, hash: Uint8Array): Bytes {
  if (hash.length !== QUINTIC_BYTES || !areWords(hash)) {
    throw new RangeError(`expected a hash of ${QUINTIC_BYTES} bytes that is an element, got ${hash.length} bytes`)
  }
  const elements = Float64Array.from([...encodedOnce(nonce), ...elementsOfBytes(hash)])
  return reduceScalar(bytesOfElements(hashToQuintic(elements)))
}

// A point's fractions depend on the scalar, so only their quotient may remain.
function encodedOnce(point: Point): Float64Array {
  const encoded = encodePoint(point)
  point.limbs.fill(0)
  return encoded
}

function refuseNoKey(secretKey: Uint8Array): void {
  if (!isScalar(secretKey) || isZeroScalar(secretKey)) {
    throw new RangeError(`expected a secret key of ${SCALAR_BYTES} bytes between zero and the order of the group`)
  }
}
