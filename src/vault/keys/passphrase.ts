import { type Bytes, bytesToUtf8, isWellFormed } from '../../lib/bytes.ts'
import { CausewayError } from '../../lib/errors.ts'

export const passphraseRecord = { id: 'passphrase', type: 'passphrase' } as const

/** Encodes a BIP-39 passphrase as typed, in NFKD and UTF-8. The caller wipes it. A lone surrogate throws `BAD_TEXT`. */
export function passphraseToBytes(typed: string): Bytes {
  if (!isWellFormed(typed)) {
    throw new CausewayError('BAD_TEXT', undefined, { where: 'passphrase', expected: 'well-formed Unicode' })
  }
  // A `TextEncoder` would leave the text in a table of the browser.
  return Uint8Array.from(Array.from(typed.normalize('NFKD')).flatMap((each) => utf8(each.codePointAt(0) ?? 0)))
}

/** Decodes a stored passphrase. */
export function bytesToPassphrase(bytes: Uint8Array): string {
  return bytesToUtf8(bytes)
}

/** RFC 3629, section 3. */
function utf8(point: number): readonly number[] {
  const tail = (shift: number) => 0x80 | ((point >> shift) & 0x3f)
  if (point < 0x80) return [point]
  if (point < 0x800) return [0xc0 | (point >> 6), tail(0)]
  if (point < 0x1_0000) return [0xe0 | (point >> 12), tail(6), tail(0)]
  return [0xf0 | (point >> 18), tail(12), tail(6), tail(0)]
}
