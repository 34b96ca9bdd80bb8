import { CausewayError } from './errors.ts'

/** WebCrypto requires an own buffer. */
export type Bytes = Uint8Array<ArrayBuffer>

/** Concatenates into new memory. */
export function concatBytes(...parts: readonly Uint8Array[]): Bytes {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let offset = 0
  for (const part of parts) {
    joined.set(part, offset)
    offset += part.length
  }
  return joined
}

/** Compares in constant time for equal lengths. */
export function equalBytes(left: Uint8Array, right: Uint8Array): boolean {
  if (left.length !== right.length) return false
  let difference = 0
  for (const [index, byte] of left.entries()) difference |= byte ^ (right[index] ?? 0)
  return difference === 0
}

/** Zeroes arrays: call it in `finally` for keys and entropy. */
export function wipe(...secrets: readonly Uint8Array[]): void {
  for (const secret of secrets) secret.fill(0)
}

/** Encodes UTF-8 (RFC 3629); a lone surrogate throws `BAD_TEXT`. */
export function utf8ToBytes(text: string): Bytes {
  if (!isWellFormed(text)) {
    throw new CausewayError('BAD_TEXT', undefined, { where: 'utf8ToBytes', expected: 'well-formed Unicode' })
  }
  return new Uint8Array(new TextEncoder().encode(text))
}

/** Decodes UTF-8 (RFC 3629) and keeps a byte-order mark; throws `BAD_TEXT`. */
export function bytesToUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new CausewayError('BAD_TEXT', undefined, { where: 'bytesToUtf8', expected: 'UTF-8', got: bytes })
  }
}

/** Whether a text lacks lone surrogates, so it has an exact UTF-8 form. */
export function isWellFormed(text: string): boolean {
  return text.isWellFormed()
}
