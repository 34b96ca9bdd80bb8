import { hexToBytes as bytesOf, bytesToHex as digitsOf } from '@noble/hashes/utils'
import type { Bytes } from './bytes.ts'
import { CausewayError } from './errors.ts'

export type Hex = `0x${string}`

/** Encodes bytes as `0x` and lower-case digits. */
export function bytesToHex(bytes: Uint8Array): Hex {
  return `0x${digitsOf(bytes)}`
}

/**
 * Decodes `0x` and an even number of digits, in either case. Throws `BAD_HEX` with the length only, since the text may
 * be a key; the library's error names a part of it.
 */
export function hexToBytes(hex: string): Bytes {
  try {
    // A copy would leave a secret behind.
    if (hex.startsWith('0x')) return bytesOf(hex.slice(2)) as Bytes
  } catch {
    // Falls through.
  }
  throw new CausewayError('BAD_HEX', `expected 0x and an even number of digits, got ${hex.length} characters`, {
    where: 'hexToBytes',
  })
}

/** Tests for `0x` and whole bytes, of a length if given. */
export function isHex(value: unknown, lengthBytes?: number): value is Hex {
  if (typeof value !== 'string' || !/^0x(?:[0-9a-fA-F]{2})*$/.test(value)) return false
  return lengthBytes === undefined || value.length === 2 + lengthBytes * 2
}

/** Lowers a hex text after its first two characters, without validation. */
export function lowerHex(text: string): Hex {
  return `0x${text.slice(2).toLowerCase()}`
}
