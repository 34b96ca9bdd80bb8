import type { Bytes } from './bytes.ts'
import { CausewayError } from './errors.ts'

export type Hex = `0x${string}`

const digits = '0123456789abcdef'

/** Encodes bytes as `0x` and lower-case digits. */
export function bytesToHex(bytes: Uint8Array): Hex {
  let text = ''
  for (const byte of bytes) text += `${digits[byte >> 4]}${digits[byte & 15]}`
  return `0x${text}`
}

/**
 * Decodes `0x` and an even number of digits, in either case. Throws `BAD_HEX` with place and length only, since the
 * text may be a key.
 */
export function hexToBytes(hex: string): Bytes {
  const bytes = /^0x/.test(hex) && hex.length % 2 === 0 ? new Uint8Array(hex.length / 2 - 1) : undefined
  if (!bytes) throw badHex('0x and an even number of digits', `${hex.length} characters`)
  for (let index = 0; index < bytes.length; index += 1) {
    const high = digitAt(hex, 2 + index * 2)
    const low = digitAt(hex, 3 + index * 2)
    bytes[index] = high * 16 + low
  }
  return bytes
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

function digitAt(hex: string, position: number): number {
  const value = digits.indexOf(hex.charAt(position).toLowerCase())
  if (value < 0) throw badHex('a digit 0-9 or a-f', `another character at position ${position}`)
  return value
}

function badHex(expected: string, got: string): CausewayError {
  return new CausewayError('BAD_HEX', `expected ${expected}, got ${got}`, { where: 'hexToBytes' })
}
