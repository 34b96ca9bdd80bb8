const MOST = 2 ** 18
const out = Buffer.alloc(MOST)
const LEAST = 16

export function snappyValuesIn(bytes: Buffer): Buffer {
  const found: Buffer[] = []
  for (let at = 0; at < bytes.length; at += 1) {
    const value = valueAt(bytes, at)
    if (value) found.push(value)
  }
  return Buffer.concat(found)
}

/** Decodes one value (google/snappy, `format_description.txt`). */
export function valueAt(bytes: Buffer, start: number): Buffer | undefined {
  const header = lengthAt(bytes, start)
  if (!header || header.length < LEAST || header.length > MOST) return undefined
  let at = header.end
  if (at >= bytes.length || (byte(bytes, at) & 3) !== 0) return undefined
  let filled = 0
  while (filled < header.length) {
    if (at >= bytes.length) return undefined
    const { length, copied, end } = elementAt(bytes, at)
    if (filled + length > header.length) return undefined
    if (copied === undefined) {
      if (end + length > bytes.length) return undefined
      bytes.copy(out, filled, end, end + length)
      at = end + length
    } else {
      if (copied === 0 || copied > filled) return undefined
      for (let next = 0; next < length; next += 1) out[filled + next] = byte(out, filled + next - copied)
      at = end
    }
    filled += length
  }
  return Buffer.from(out.subarray(0, header.length))
}

type Element = Readonly<{ length: number; copied: number | undefined; end: number }>

function elementAt(bytes: Buffer, at: number): Element {
  const tag = byte(bytes, at)
  const upper = tag >> 2
  switch (tag & 3) {
    case 0: {
      const more = Math.max(0, upper - 59)
      const length = more === 0 ? upper : little(bytes, at + 1, more)
      return { length: length + 1, copied: undefined, end: at + 1 + more }
    }
    case 1:
      return { length: (upper & 7) + 4, copied: ((tag >> 5) << 8) | byte(bytes, at + 1), end: at + 2 }
    case 2:
      return { length: upper + 1, copied: little(bytes, at + 1, 2), end: at + 3 }
    default:
      return { length: upper + 1, copied: little(bytes, at + 1, 4), end: at + 5 }
  }
}

function lengthAt(bytes: Buffer, start: number): Readonly<{ length: number; end: number }> | undefined {
  let length = 0
  for (let index = 0; index < 4; index += 1) {
    const next = byte(bytes, start + index)
    length += (next & 0x7f) * 2 ** (7 * index)
    if (next < 0x80) return { length, end: start + index + 1 }
  }
  return undefined
}

function little(bytes: Buffer, at: number, count: number): number {
  let number = 0
  for (let index = 0; index < count; index += 1) number += byte(bytes, at + index) * 2 ** (8 * index)
  return number
}

function byte(bytes: Buffer, at: number): number {
  return bytes[at] ?? 0
}
