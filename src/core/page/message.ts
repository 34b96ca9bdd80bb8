import { hexToBytes, isHex } from '../../lib/hex.ts'
import { isPlain } from '../text.ts'

/** The bytes that a page means: hex digits after `0x` are bytes, anything else is text (EIP-1474, `personal_sign`). */
export function bytesOfMessage(message: string): Uint8Array {
  return isHex(message) ? hexToBytes(message) : new TextEncoder().encode(message)
}

/**
 * The message as a person reads it: UTF-8 without anything that hides, turns or deceives. Undefined for every other
 * message, which can be shown as bytes only.
 */
export function readableText(message: Uint8Array): string | undefined {
  const text = decoded(message)?.replaceAll('\r\n', '\n')
  return text !== undefined && text !== '' && isPlain(text.replaceAll(/[\n\t]/g, ' ')) ? text : undefined
}

/** The message as text, whatever it holds; undefined where it is no UTF-8. */
export function decoded(message: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(message)
  } catch {
    return undefined
  }
}
