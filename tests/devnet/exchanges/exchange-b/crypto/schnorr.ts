import { addPoints, decode, encode, GENERATOR, multiplyAndAdd, multiplyPoint, NEUTRAL, ORDER } from './curve.ts'
import { bytesOfNumber, bytesOfQuintic, ELEMENT_BYTES, numberOfBytes, quinticOfBytes } from './encoding.ts'
import { hashToQuintic } from './poseidon2.ts'
import type { Quintic } from './quintic.ts'

/** The public key of a secret one: 40 bytes little-endian each. */
export function publicKeyOf(secretKey: Uint8Array): Uint8Array {
  return bytesOfQuintic(encode(multiplyPoint(GENERATOR, numberOfBytes(secretKey) % ORDER)))
}

/**
 * Signs a 40-byte hash: s = k - e * secret with e = Poseidon2(encode(kG), hash).
 *
 * 80 bytes, s then e, little-endian. `k` is 40 random bytes, never reused. reference/devnet.md 5.
 */
export function sign(hash: Quintic, secretKey: Uint8Array, k: Uint8Array): Uint8Array {
  const nonce = numberOfBytes(k) % ORDER
  const challenge = challengeOf(encode(multiplyPoint(GENERATOR, nonce)), hash)
  const s = (((nonce - challenge * numberOfBytes(secretKey)) % ORDER) + ORDER) % ORDER
  return Uint8Array.from([...bytesOfNumber(s), ...bytesOfNumber(challenge)])
}

export function verify(signature: Uint8Array, hash: Quintic, publicKey: Uint8Array): boolean {
  if (signature.length !== 2 * ELEMENT_BYTES) return false
  const s = numberOfBytes(signature.subarray(0, ELEMENT_BYTES))
  const challenge = numberOfBytes(signature.subarray(ELEMENT_BYTES))
  if (s >= ORDER || challenge >= ORDER) return false
  const key = quinticOfBytes(publicKey)
  const point = key && decode(key)
  if (!point) return false
  const nonce = encode(multiplyAndAdd([GENERATOR, s], [point, challenge]))
  return challengeOf(nonce, hash) === challenge
}

/** Whether 40 bytes are a public key: a point other than the neutral one. */
export function isPublicKey(bytes: Uint8Array): boolean {
  const key = quinticOfBytes(bytes)
  const point = key && decode(key)
  return point !== undefined && addPoints(point, NEUTRAL).u.some((word) => word !== 0n)
}

// The hash as one number of five 64-bit words, modulo the order.
function challengeOf(nonce: Quintic, hash: Quintic): bigint {
  return numberOfBytes(bytesOfQuintic(hashToQuintic([...nonce, ...hash]))) % ORDER
}
