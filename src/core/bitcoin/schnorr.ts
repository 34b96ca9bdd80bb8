import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { type Bytes, concatBytes } from '../../lib/bytes.ts'
import { tweakOf } from './own-key.ts'

/** A private key for signatures of BIP-340, with the x coordinate (32 bytes) of the point with an even y that it makes. */
export type SchnorrKey = Readonly<{ scalar: bigint; publicKey: Bytes }>

const { ProjectivePoint, CURVE } = secp256k1
const { bytesToNumberBE, numberToBytesBE, taggedHash, mod } = schnorr.utils

// BIP-340 allows any value where no randomness is at hand; with this one the same input gives the same signature.
const NO_RANDOMNESS = new Uint8Array(32)

/** Makes the key of 32 private bytes; throws where they are zero or not below the order of the curve. */
export function schnorrKey(privateKey: Uint8Array): SchnorrKey {
  return evenKey(secp256k1.utils.normPrivateKeyToScalar(privateKey))
}

/** The key that spends a Taproot output of an internal key alone (BIP-341, BIP-86). */
export function tweakedKey({ scalar, publicKey }: SchnorrKey): SchnorrKey {
  return evenKey(mod(scalar + tweakOf(publicKey), CURVE.n))
}

/**
 * Signs 32 bytes (BIP-340, "Default signing"), 64 bytes. The public key is not worked out again for each signature, as
 * general libraries must do.
 */
export function signSchnorr(
  { scalar, publicKey }: SchnorrKey,
  message: Uint8Array,
  randomness: Uint8Array = NO_RANDOMNESS,
): Bytes {
  const masked = numberToBytesBE(scalar ^ bytesToNumberBE(taggedHash('BIP0340/aux', randomness)), 32)
  const nonce = evenKey(mod(bytesToNumberBE(taggedHash('BIP0340/nonce', masked, publicKey, message)), CURVE.n))
  const challenge = bytesToNumberBE(taggedHash('BIP0340/challenge', nonce.publicKey, publicKey, message))
  return concatBytes(nonce.publicKey, numberToBytesBE(mod(nonce.scalar + challenge * scalar, CURVE.n), 32))
}

// BIP-340 gives points by their x coordinate: of the two keys of one x coordinate the one with an even y signs.
function evenKey(scalar: bigint): SchnorrKey {
  const point = ProjectivePoint.BASE.multiply(scalar)
  const { x, y } = point.toAffine()
  return { scalar: y % 2n === 0n ? scalar : CURVE.n - scalar, publicKey: new Uint8Array(numberToBytesBE(x, 32)) }
}
