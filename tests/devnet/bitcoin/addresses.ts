import { Address, OutScript } from '@scure/btc-signer'
import { remembered } from '../remembered.ts'
import { hex } from './hex.ts'

export type ScriptType = 'p2pkh' | 'p2sh' | 'v0_p2wpkh' | 'v0_p2wsh' | 'v1_p2tr' | 'op_return' | 'unknown'

// One quote asks for an address five times.
const REMEMBERED = 1_000

/**
 * The scriptPubKey (hex) of a mainnet address (BIP-173, BIP-350, base58check); undefined if invalid.
 *
 * The regtest node knows only scripts, so mainnet addresses work on it.
 */
export const scriptOf = remembered((address: string): string | undefined => {
  try {
    return hex.encode(OutScript.encode(Address().decode(address)))
  } catch {
    return undefined
  }
}, REMEMBERED)

/** The mainnet address of a scriptPubKey (hex); undefined for OP_RETURN and others. */
export const addressOf = remembered((script: string): string | undefined => {
  try {
    return Address().encode(OutScript.decode(hex.decode(script)))
  } catch {
    return undefined
  }
}, REMEMBERED)

/** The canonical form of an address: bech32 in lower case (BIP-173), base58 unchanged. */
export function canonicalAddress(text: string): string | undefined {
  const script = scriptOf(text)
  return script === undefined ? undefined : addressOf(script)
}

/** The kind of a scriptPubKey in hex. */
export function scriptTypeOf(script: string): ScriptType {
  return PATTERNS.find(([, pattern]) => pattern.test(script))?.[0] ?? 'unknown'
}

const PATTERNS: readonly (readonly [ScriptType, RegExp])[] = [
  ['p2pkh', /^76a914[0-9a-f]{40}88ac$/],
  ['p2sh', /^a914[0-9a-f]{40}87$/],
  ['v0_p2wpkh', /^0014[0-9a-f]{40}$/],
  ['v0_p2wsh', /^0020[0-9a-f]{64}$/],
  ['v1_p2tr', /^5120[0-9a-f]{64}$/],
  ['op_return', /^6a/],
]
