import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { ripemd160 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex, type Hex, hexToBytes } from '../../../../lib/hex.ts'
import { xOnly } from './x-only-key.ts'

/**
 * P2WPKH (BIP-141), or P2TR without scripts (BIP-341, BIP-86). Derived without the library; the proof compares both.
 *
 * @param publicKey 33 bytes, or for P2TR also 32; throws for an invalid key
 */
export function derivedScript(kind: 'p2wpkh' | 'p2tr', publicKey: Uint8Array): Hex {
  if (kind === 'p2wpkh') return `0x0014${bytesToHex(ripemd160(sha256(publicKey))).slice(2)}`
  return `0x5120${bytesToHex(tweaked(xOnly(publicKey))).slice(2)}`
}

/** P2PKH (BIP-44), or P2WPKH in P2SH (BIP-49), of 33 bytes. */
export function olderScript(kind: 'p2pkh' | 'p2sh', publicKey: Uint8Array): Hex {
  const inner = derivedScript('p2wpkh', publicKey)
  if (kind === 'p2pkh') return `0x76a914${inner.slice(6)}88ac`
  return `0xa914${bytesToHex(ripemd160(sha256(hexToBytes(inner)))).slice(2)}87`
}

// BIP-86: tweaked by its own hash.
function tweaked(internal: Uint8Array): Uint8Array {
  const { lift_x, bytesToNumberBE, pointToBytes, taggedHash } = schnorr.utils
  const tweak = bytesToNumberBE(taggedHash('TapTweak', internal))
  return pointToBytes(lift_x(bytesToNumberBE(internal)).add(secp256k1.ProjectivePoint.BASE.multiply(tweak)))
}
