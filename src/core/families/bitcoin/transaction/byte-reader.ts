import { unexpected } from '../../../../lib/errors.ts'

/** Reads bytes front to back; throws `BAD_BITCOIN` if they end too early. */
export type ByteReader = Readonly<{
  offset: () => number
  left: () => number
  isAtEnd: () => boolean
  take: (length: number) => Uint8Array
  uint32: () => number
  uint64: () => bigint
  /** A non-minimal form throws `BAD_BITCOIN`. */
  compactSize: () => number
}>

// Bytes that follow, and the least value for this form.
const LONG_SIZES: Readonly<Record<number, readonly [length: number, least: number]>> = {
  253: [2, 0xfd],
  254: [4, 0x1_0000],
}

/**
 * Makes a reader of these bytes, little-endian.
 *
 * `where` names the value in errors.
 */
export function byteReader(bytes: Uint8Array, where: string): ByteReader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  const advance = (length: number) => {
    const start = at
    if (length > bytes.length - start) throw unexpected('BAD_BITCOIN', where, `${length} more bytes`, 'the end')
    at = start + length
    return start
  }
  return {
    offset: () => at,
    left: () => bytes.length - at,
    isAtEnd: () => at === bytes.length,
    take: (length) => {
      const start = advance(length)
      return bytes.subarray(start, start + length)
    },
    uint32: () => view.getUint32(advance(4), true),
    uint64: () => view.getBigUint64(advance(8), true),
    compactSize: () => {
      const first = view.getUint8(advance(1))
      if (first < 0xfd) return first
      const long = LONG_SIZES[first]
      if (!long) throw unexpected('BAD_BITCOIN', where, 'a size below 2^32', 'a longer one')
      const [length, least] = long
      const start = advance(length)
      const size = length === 2 ? view.getUint16(start, true) : view.getUint32(start, true)
      if (size < least) throw unexpected('BAD_BITCOIN', where, 'a size in its shortest form', 'a longer form')
      return size
    },
  }
}

/** Encodes a whole number, lowest byte first. */
export function littleEndian(value: number | bigint, length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  let rest = BigInt(value)
  for (let index = 0; index < length; index += 1) {
    bytes[index] = Number(rest & 0xffn)
    rest >>= 8n
  }
  return bytes
}
