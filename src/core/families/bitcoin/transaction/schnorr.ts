import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { type Bytes, concatBytes } from '../../../../lib/bytes.ts'
import { tweakOf } from './script-key.ts'

/** `publicKey` is the x coordinate of the even point (BIP-340), 32 bytes. */
export type SchnorrKey = Readonly<{ scalar: bigint; publicKey: Bytes }>

const { ProjectivePoint, CURVE } = secp256k1
const { bytesToNumberBE, numberToBytesBE, taggedHash, mod } = schnorr.utils

// BIP-340 allows any value.
const NO_RANDOMNESS = new Uint8Array(32)

/** Makes a key of 32 private bytes; throws outside the curve's order. */
export function schnorrKey(privateKey: Uint8Array): SchnorrKey {
  return evenKey(secp256k1.utils.normPrivateKeyToScalar(privateKey))
}

/** Tweaks an internal key into a Taproot output's key (BIP-341, BIP-86). */
export function tweakedKey({ scalar, publicKey }: SchnorrKey): SchnorrKey {
  return evenKey(mod(scalar + tweakOf(publicKey), CURVE.n))
}

/** Signs 32 bytes (BIP-340, "Default signing"), 64 bytes, without recomputing the public key. */
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

// BIP-340: the key with an even y signs.
function evenKey(scalar: bigint): SchnorrKey {
  const point = ProjectivePoint.BASE.multiply(scalar)
  const { x, y } = point.toAffine()
  return { scalar: y % 2n === 0n ? scalar : CURVE.n - scalar, publicKey: new Uint8Array(numberToBytesBE(x, 32)) }
}
