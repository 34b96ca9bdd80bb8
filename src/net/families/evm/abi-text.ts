import { type Hex, hexToBytes } from '../../../lib/hex.ts'

const MOST_BYTES = 256

/** Decodes a contract's text: an ABI string, or 32 zero-padded bytes. Undefined unless valid UTF-8. */
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
