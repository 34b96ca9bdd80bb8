import { hexToBytes, isHex } from '../../../lib/hex.ts'

/** Reads hex digits after `0x` as bytes, anything else as text (EIP-1474, `personal_sign`). */
export function bytesOfMessage(message: string): Uint8Array {
  return isHex(message) ? hexToBytes(message) : new TextEncoder().encode(message)
}

/** Undefined unless the message is UTF-8. */
export function messageText(message: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(message)
  } catch {
    return undefined
  }
}
