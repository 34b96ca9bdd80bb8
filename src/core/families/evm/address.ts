import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils'
import type { ParsedAddress } from '../parsed-address.ts'

/** Parses an EVM address; only mixed case carries a checksum (EIP-55). */
export function parseEvmAddress(text: string): ParsedAddress {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return { ok: false, problem: 'notAnAddress' }
  const body = text.slice(2)
  const address = withChecksum(body.toLowerCase())
  const isMixed = body !== body.toLowerCase() && body !== body.toUpperCase()
  if (isMixed && address !== text) return { ok: false, problem: 'wrongChecksum' }
  if (/^0+$/.test(body)) return { ok: false, problem: 'zeroAddress' }
  return { ok: true, address }
}

// The library's checksum would add 20 kB to pages.
/** Adds EIP-55's checksum to 40 lower-case digits. */
export function withChecksum(body: string): string {
  const digest = bytesToHex(keccak_256(utf8ToBytes(body)))
  const cased = [...body].map((digit, at) => (Number.parseInt(digest[at] ?? '0', 16) > 7 ? digit.toUpperCase() : digit))
  return `0x${cased.join('')}`
}
