import { CausewayError } from './errors.ts'

/** Bytes in their own buffer, as WebCrypto wants them. */
export type Bytes = Uint8Array<ArrayBuffer>

/** The parts one after another, in new memory. */
export function concatBytes(...parts: readonly Uint8Array[]): Bytes {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let offset = 0
  for (const part of parts) {
    joined.set(part, offset)
    offset += part.length
  }
  return joined
}

/** True when both have the same length and content; the time taken does not depend on where they differ. */
export function equalBytes(left: Uint8Array, right: Uint8Array): boolean {
  if (left.length !== right.length) return false
  let difference = 0
  for (const [index, byte] of left.entries()) difference |= byte ^ (right[index] ?? 0)
  return difference === 0
}

/** Fills every given array with zeros: call it in `finally` for keys and entropy. */
export function wipe(...secrets: readonly Uint8Array[]): void {
  for (const secret of secrets) secret.fill(0)
}

/** UTF-8 bytes of a text (RFC 3629); a lone surrogate throws `BAD_TEXT` instead of turning into U+FFFD. */
export function utf8ToBytes(text: string): Bytes {
  if (!isWellFormed(text)) {
    throw new CausewayError('BAD_TEXT', undefined, { where: 'utf8ToBytes', expected: 'well-formed Unicode' })
  }
  return new Uint8Array(new TextEncoder().encode(text))
}

/** The text of UTF-8 bytes (RFC 3629), a byte-order mark kept; bytes that are not UTF-8 throw `BAD_TEXT`. */
export function bytesToUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new CausewayError('BAD_TEXT', undefined, { where: 'bytesToUtf8', expected: 'UTF-8', got: bytes })
  }
}

/** True when a text has no lone surrogate, so that it has an exact UTF-8 form. */
export function isWellFormed(text: string): boolean {
  return text.isWellFormed()
}
