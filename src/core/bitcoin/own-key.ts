import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { ripemd160 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex, type Hex, hexToBytes } from '../../lib/hex.ts'
import { scriptKindOf } from './script.ts'

/**
 * True when a key alone can spend from an output script: P2WPKH of the key (BIP-84), or P2TR of the key without any
 * script (BIP-86). `publicKey` is 33 bytes, or for P2TR the 32 bytes of its x coordinate as well.
 */
export function isScriptOfKey(script: Hex, publicKey: Hex): boolean {
  try {
    const key = hexToBytes(publicKey)
    const kind = scriptKindOf(script)
    if (kind === 'p2wpkh') return key.length === 33 && script === scriptOfKey(kind, key)
    return kind === 'p2tr' && script === scriptOfKey(kind, key)
  } catch {
    return false
  }
}

/**
 * The output script that a key alone spends from: P2WPKH (BIP-141) of 33 bytes, or P2TR (BIP-341) of 33 bytes or of the
 * 32 of the x coordinate, without any script beside it (BIP-86). Throws where the bytes are no key.
 */
export function scriptOfKey(kind: 'p2wpkh' | 'p2tr', publicKey: Uint8Array): Hex {
  if (kind === 'p2wpkh') return `0x0014${bytesToHex(ripemd160(sha256(publicKey))).slice(2)}`
  return `0x5120${bytesToHex(tweaked(xOnly(publicKey))).slice(2)}`
}

/** `isScriptOfKey` that works each pair out once: a point of the curve costs more than everything else of a proof. */
export function keyProof(): typeof isScriptOfKey {
  const known = new Map<string, boolean>()
  return (script, publicKey) => {
    const pair = `${script} ${publicKey}`
    const answer = known.get(pair) ?? isScriptOfKey(script, publicKey)
    known.set(pair, answer)
    return answer
  }
}

/** The x coordinate of a public key of 33 or 32 bytes (BIP-340). */
export function xOnly(publicKey: Uint8Array): Uint8Array {
  return publicKey.length === 33 ? publicKey.subarray(1) : publicKey
}

// BIP-86: the internal key tweaked by its own hash, with no script tree.
function tweaked(internal: Uint8Array): Uint8Array {
  const { lift_x, bytesToNumberBE, pointToBytes } = schnorr.utils
  const tweak = tweakOf(internal)
  return pointToBytes(lift_x(bytesToNumberBE(internal)).add(secp256k1.ProjectivePoint.BASE.multiply(tweak)))
}

/** What a Taproot key that spends alone is tweaked by (BIP-341, BIP-86). `internal` is its x coordinate, 32 bytes. */
export function tweakOf(internal: Uint8Array): bigint {
  const { bytesToNumberBE, taggedHash } = schnorr.utils
  return bytesToNumberBE(taggedHash('TapTweak', internal))
}
