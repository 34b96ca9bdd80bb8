import { hexToBytes, isHex } from '../../lib/hex.ts'

/** The bytes that a page means: hex digits after `0x` are bytes, anything else is text (EIP-1474, `personal_sign`). */
export function bytesOfMessage(message: string): Uint8Array {
  return isHex(message) ? hexToBytes(message) : new TextEncoder().encode(message)
}

/** The message as text, whatever it holds; undefined where it is no UTF-8. */
export function decoded(message: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(message)
  } catch {
    return undefined
  }
}
