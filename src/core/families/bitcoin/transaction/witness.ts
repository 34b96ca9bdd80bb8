import { secp256k1 } from '@noble/curves/secp256k1'
import { concatBytes, equalBytes } from '../../../../lib/bytes.ts'
import { type Hex, hexToBytes } from '../../../../lib/hex.ts'
import { schnorrKey, signSchnorr, tweakedKey } from './schnorr.ts'
import { scriptKindOf } from './script.ts'
import { scriptOfKey } from './script-key.ts'
import { type Digests, SIGHASH_ALL, SIGHASH_DEFAULT } from './sighash.ts'

export type WitnessStack = readonly Uint8Array[]

type SignInput = (digests: Digests, index: number) => WitnessStack

/**
 * Makes the signer of one key's script: P2WPKH, or P2TR by the key.
 *
 * Deterministic (RFC 6979; BIP-340 without randomness).
 *
 * @throws RangeError if the key alone can't spend from the script
 */
export function inputSigner(script: Hex, privateKey: Uint8Array): SignInput {
  const kind = scriptKindOf(script)
  if (kind === 'p2wpkh') return segwitSigner(script, privateKey)
  if (kind === 'p2tr') return taprootSigner(script, privateKey)
  throw new RangeError(`expected P2WPKH or P2TR, got the script ${script}`)
}

function segwitSigner(script: Hex, privateKey: Uint8Array): SignInput {
  const publicKey = secp256k1.getPublicKey(privateKey, true)
  if (scriptOfKey('p2wpkh', publicKey) !== script) throw otherKey(script)
  const sighash = Uint8Array.of(SIGHASH_ALL)
  return (digests, index) => {
    const signature = secp256k1.sign(digests.segwit(index), privateKey, { lowS: true, prehash: false })
    return [concatBytes(signature.toDERRawBytes(), sighash), publicKey]
  }
}

function taprootSigner(script: Hex, privateKey: Uint8Array): SignInput {
  const key = tweakedKey(schnorrKey(privateKey))
  if (!equalBytes(hexToBytes(script).subarray(2), key.publicKey)) throw otherKey(script)
  return (digests, index) => [signSchnorr(key, digests.taproot(index, SIGHASH_DEFAULT))]
}

function otherKey(script: Hex): RangeError {
  return new RangeError(`expected the key of ${script}, got another one`)
}
