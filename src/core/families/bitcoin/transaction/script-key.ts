import { p2tr, p2wpkh } from '@scure/btc-signer/payment'
import { bytesToHex, type Hex, hexToBytes } from '../../../../lib/hex.ts'
import { scriptKindOf } from './script.ts'
import { xOnly } from './x-only-key.ts'

/**
 * Whether a key alone can spend from a script: P2WPKH (BIP-84) or P2TR (BIP-86).
 *
 * `publicKey` is 33 bytes, or for P2TR also the 32-byte x coordinate.
 */
export function isScriptOfKey(script: Hex, publicKey: Hex): boolean {
  try {
    const key = hexToBytes(publicKey)
    const kind = scriptKindOf(script)
    if (kind === 'p2wpkh') return key.length === 33 && script === bytesToHex(p2wpkh(key).script)
    return kind === 'p2tr' && script === bytesToHex(p2tr(xOnly(key)).script)
  } catch {
    return false
  }
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
