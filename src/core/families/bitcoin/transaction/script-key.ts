import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { ripemd160 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex, type Hex, hexToBytes } from '../../../../lib/hex.ts'
import { xOnly } from './public-key.ts'
import { scriptKindOf } from './script.ts'

/**
 * Whether a key alone can spend from a script: P2WPKH (BIP-84) or P2TR (BIP-86).
 *
 * `publicKey` is 33 bytes, or for P2TR also the 32-byte x coordinate.
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
 * The script of a single key: P2WPKH (BIP-141), or P2TR without scripts (BIP-341, BIP-86).
 *
 * 33 bytes, or for P2TR also 32; throws for an invalid key.
 */
export function scriptOfKey(kind: 'p2wpkh' | 'p2tr', publicKey: Uint8Array): Hex {
  if (kind === 'p2wpkh') return `0x0014${bytesToHex(ripemd160(sha256(publicKey))).slice(2)}`
  return `0x5120${bytesToHex(tweaked(xOnly(publicKey))).slice(2)}`
}

/** A memoized `isScriptOfKey`: curve points are a proof's largest cost. */
export function memoizedIsScriptOfKey(): typeof isScriptOfKey {
  const known = new Map<string, boolean>()
  return (script, publicKey) => {
    const pair = `${script} ${publicKey}`
    const answer = known.get(pair) ?? isScriptOfKey(script, publicKey)
    known.set(pair, answer)
    return answer
  }
}

// BIP-86: tweaked by its own hash, without a script tree.
function tweaked(internal: Uint8Array): Uint8Array {
  const { lift_x, bytesToNumberBE, pointToBytes } = schnorr.utils
  const tweak = tweakOf(internal)
  return pointToBytes(lift_x(bytesToNumberBE(internal)).add(secp256k1.ProjectivePoint.BASE.multiply(tweak)))
}

/**
 * The tweak of a Taproot key without scripts (BIP-341, BIP-86).
 *
 * `internal` is its x coordinate, 32 bytes.
 */
export function tweakOf(internal: Uint8Array): bigint {
  const { bytesToNumberBE, taggedHash } = schnorr.utils
  return bytesToNumberBE(taggedHash('TapTweak', internal))
}
