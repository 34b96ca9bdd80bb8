import { type Hex, hexToBytes } from '../lib/hex.ts'

/** The longest text that is read, bytes. */
const MOST_BYTES = 256

/**
 * Reads the text that a contract answered (Solidity ABI): an offset, a length and padded bytes; or, as older tokens
 * have it, 32 bytes padded with zeros. Undefined for what is no text in UTF-8.
 */
export function decodeText(answer: Hex): string | undefined {
  const whole = hexToBytes(answer)
  if (whole.length === 32) return decodeUtf8(whole.subarray(0, whole.indexOf(0) < 0 ? 32 : whole.indexOf(0)))
  if (whole.length < 64 || numberAt(whole, 0) !== 32n) return undefined
  const length = numberAt(whole, 32)
  if (length > BigInt(MOST_BYTES) || whole.length < 64 + Number(length)) return undefined
  return decodeUtf8(whole.subarray(64, 64 + Number(length)))
}

function numberAt(whole: Uint8Array, start: number): bigint {
  return whole.subarray(start, start + 32).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
}

function decodeUtf8(text: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(text)
  } catch {
    return undefined
  }
}
