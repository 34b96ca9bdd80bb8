import { base64 } from '@scure/base'
import type { Bytes } from './bytes.ts'
import { CausewayError } from './errors.ts'

/** Encodes base64 with `+`, `/` and padding (RFC 4648, section 4). */
export function bytesToBase64(bytes: Uint8Array): string {
  return base64.encode(bytes)
}

/**
 * Decodes canonical base64 (RFC 4648, section 4): padded, unused bits zero. Throws `BAD_BASE64` without the text, which
 * may be a secret.
 */
export function base64ToBytes(text: string): Bytes {
  try {
    return new Uint8Array(base64.decode(text))
  } catch {
    throw new CausewayError('BAD_BASE64', `expected padded base64, got ${text.length} other characters`, {
      where: 'base64ToBytes',
    })
  }
}
