import type { Picture } from './png.ts'

/** `marked` is the pale kept picture with differences in red. */
export type Difference = Readonly<{ pixels: number; marked: Picture }>

const RED = [0xd0, 0x00, 0x20] as const

/** Undefined for equal pictures. A pixel that only one of them has differs. */
export function difference(kept: Picture, drawn: Picture): Difference | undefined {
  if (isEqual(kept, drawn)) return undefined
  const [width, height] = [Math.max(kept.width, drawn.width), Math.max(kept.height, drawn.height)]
  const rgb = new Uint8Array(width * height * 3)
  let pixels = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const before = colourAt(kept, x, y)
      const isSame = before !== undefined && before === colourAt(drawn, x, y)
      if (!isSame) pixels += 1
      for (const [channel, red] of RED.entries()) {
        const value = ((before ?? 0) >> (16 - channel * 8)) & 255
        rgb[(y * width + x) * 3 + channel] = isSame ? 192 + (value >> 2) : red
      }
    }
  }
  return pixels === 0 ? undefined : { pixels, marked: { width, height, rgb } }
}

function isEqual(kept: Picture, drawn: Picture): boolean {
  return kept.width === drawn.width && Buffer.compare(kept.rgb, drawn.rgb) === 0
}

function colourAt({ width, height, rgb }: Picture, x: number, y: number): number | undefined {
  if (x >= width || y >= height) return undefined
  const at = (y * width + x) * 3
  return ((rgb[at] ?? 0) << 16) | ((rgb[at + 1] ?? 0) << 8) | (rgb[at + 2] ?? 0)
}
