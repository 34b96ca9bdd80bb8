import { crc32, deflateSync, inflateSync } from 'node:zlib'

/** Three bytes per pixel, row by row. */
export type Picture = Readonly<{ width: number; height: number; rgb: Uint8Array }>

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const CHANNELS: Readonly<Record<number, number>> = { 2: 3, 3: 1, 6: 4 }
const MOST_COLOURS = 256

/** Reads files of Chromium and `encode`: 8 bits per channel, true colour or palette, not interlaced. */
export function decode(png: Buffer): Picture {
  const chunks = chunksOf(png)
  const header = chunks.get('IHDR')
  const data = chunks.get('IDAT')
  const channels = CHANNELS[header?.[9] ?? -1]
  if (!header || !data || !channels || header[8] !== 8 || header[12] !== 0) {
    throw new RangeError('expected a PNG of eight bits a channel, got another')
  }
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const bytes = unfilter(inflateSync(data), width * channels, channels)
  if (channels === 3) return { width, height, rgb: bytes }
  const palette = chunks.get('PLTE')
  const rgb = new Uint8Array(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const from = palette && channels === 1 ? palette : bytes
    const at = channels === 1 ? (bytes[pixel] ?? 0) * 3 : pixel * channels
    for (let channel = 0; channel < 3; channel += 1) rgb[pixel * 3 + channel] = from[at + channel] ?? 0
  }
  return { width, height, rgb }
}

/** Uses a palette for few colours, to keep the file small. */
export function encode({ width, height, rgb }: Picture): Buffer {
  const indices = new Map<number, number>()
  const row = new Uint8Array(width * height)
  for (let pixel = 0; pixel < row.length && indices.size <= MOST_COLOURS; pixel += 1) {
    const colour = ((rgb[pixel * 3] ?? 0) << 16) | ((rgb[pixel * 3 + 1] ?? 0) << 8) | (rgb[pixel * 3 + 2] ?? 0)
    const index = indices.get(colour) ?? indices.size
    indices.set(colour, index)
    row[pixel] = index
  }
  const isFew = indices.size <= MOST_COLOURS
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, isFew ? 3 : 2], 8)
  const palette = Buffer.from(
    [...indices.keys()].flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]),
  )
  const rows = isFew ? unfiltered(row, width) : unfiltered(rgb, width * 3)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...(isFew ? [chunk('PLTE', palette)] : []),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunksOf(png: Buffer): ReadonlyMap<string, Buffer> {
  const found = new Map<string, Buffer>()
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const name = png.toString('latin1', at + 4, at + 8)
    const before = found.get(name)
    const data = png.subarray(at + 8, at + 8 + length)
    found.set(name, before ? Buffer.concat([before, data]) : data)
    at += length + 12
  }
  return found
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(data.length, 0)
  framed.set(named, 4)
  framed.writeUInt32BE(crc32(named), named.length + 4)
  return framed
}

// PNG, "Filtering": each row's first byte names its filter.
function unfilter(filtered: Buffer, stride: number, channels: number): Uint8Array {
  const bytes = new Uint8Array((filtered.length / (stride + 1)) * stride)
  for (let row = 0; row * (stride + 1) < filtered.length; row += 1) {
    const filter = filtered[row * (stride + 1)] ?? 0
    const [start, from] = [row * stride, row * (stride + 1) + 1]
    // Most rows have one of these, and a picture has a million bytes.
    if (filter === 0) bytes.set(filtered.subarray(from, from + stride), start)
    else if (filter === 2 && row > 0) {
      for (let at = 0; at < stride; at += 1) {
        bytes[start + at] = (filtered[from + at] ?? 0) + (bytes[start + at - stride] ?? 0)
      }
    } else
      for (let at = 0; at < stride; at += 1) {
        const left = at < channels ? 0 : (bytes[start + at - channels] ?? 0)
        const up = row === 0 ? 0 : (bytes[start + at - stride] ?? 0)
        const corner = row === 0 || at < channels ? 0 : (bytes[start + at - stride - channels] ?? 0)
        bytes[start + at] = (filtered[from + at] ?? 0) + predicted(filter, left, up, corner)
      }
  }
  return bytes
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter === 3) return (left + up) >> 1
  return filter === 4 ? paeth(left, up, corner) : 0
}

function paeth(left: number, up: number, corner: number): number {
  const [byLeft, byUp, byCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  if (byLeft <= byUp && byLeft <= byCorner) return left
  return byUp <= byCorner ? up : corner
}

function unfiltered(bytes: Uint8Array, stride: number): Buffer {
  const rows = Buffer.alloc((bytes.length / stride) * (stride + 1))
  for (let row = 0; row * stride < bytes.length; row += 1) {
    rows.set(bytes.subarray(row * stride, (row + 1) * stride), row * (stride + 1) + 1)
  }
  return rows
}
