import { sha256 } from '@noble/hashes/sha2'
import { bech32, bech32m, createBase58check } from '@scure/base'
import { bytesToHex, type Hex, hexToBytes } from '../../../../lib/hex.ts'
import { parseAddress } from '../../address.ts'

export type ScriptKind = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2wsh' | 'p2tr' | 'opReturn' | 'other'

const PATTERNS: readonly (readonly [ScriptKind, RegExp])[] = [
  ['p2pkh', /^0x76a914[0-9a-f]{40}88ac$/],
  ['p2sh', /^0xa914[0-9a-f]{40}87$/],
  ['p2wpkh', /^0x0014[0-9a-f]{40}$/],
  ['p2wsh', /^0x0020[0-9a-f]{64}$/],
  ['p2tr', /^0x5120[0-9a-f]{64}$/],
  ['opReturn', /^0x6a/],
]

const base58check = createBase58check(sha256)

/** The kind of an output script in lower-case hex. */
export function scriptKindOf(script: Hex): ScriptKind {
  return PATTERNS.find(([, pattern]) => pattern.test(script))?.[0] ?? 'other'
}

/** The script of a canonical mainnet address (BIP-173, BIP-350); undefined for others. */
export function scriptOfAddress(address: string): Hex | undefined {
  const parsed = parseAddress('bitcoin', address)
  if (!parsed.ok || parsed.address !== address) return undefined
  if (!address.startsWith('bc1')) {
    const hash = base58check.decode(address)
    const body = bytesToHex(hash.subarray(1)).slice(2)
    return hash[0] === 0 ? `0x76a914${body}88ac` : `0xa914${body}87`
  }
  const text = address as `bc1${string}`
  const isVersion0 = address[3] === 'q'
  const { words } = isVersion0 ? bech32.decode(text) : bech32m.decode(text)
  const program = bytesToHex(bech32.fromWords(words.slice(1))).slice(2)
  const opcode = isVersion0 ? '00' : '51'
  return `0x${opcode}${(program.length / 2).toString(16)}${program}`
}

/** Hex for a script without an address. */
export function addressOfScript(script: Hex): string {
  const bytes = hexToBytes(script)
  switch (scriptKindOf(script)) {
    case 'p2pkh':
      return base58check.encode(Uint8Array.of(0, ...bytes.subarray(3, 23)))
    case 'p2sh':
      return base58check.encode(Uint8Array.of(5, ...bytes.subarray(2, 22)))
    case 'p2wpkh':
    case 'p2wsh':
      return bech32.encode('bc', [0, ...bech32.toWords(bytes.subarray(2))])
    case 'p2tr':
      return bech32m.encode('bc', [1, ...bech32m.toWords(bytes.subarray(2))])
    default:
      return `the script ${script}`
  }
}
