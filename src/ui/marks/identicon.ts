import { TINTS } from './tints.ts'

export type Identicon = Readonly<{ tint: (typeof TINTS)[number]; full: string; half: string }>

const MIDDLE = 2
const ROWS = [0, 1, 2, 3, 4]

/** Every letter counts, so that look-alike ends don't draw alike. */
export function identiconOf(address: string): Identicon {
  const next = numbersFrom(/^0x/i.test(address) ? address.toLowerCase() : address)
  const tint = TINTS[next() % TINTS.length] ?? 'sea'
  for (;;) {
    const cells = ROWS.flatMap((y) => [0, 1, MIDDLE].map((x) => ({ x, y, tone: next() % 4 })))
    const drawn = (tone: number) =>
      cells
        .filter((cell) => cell.tone === tone)
        .flatMap(mirrored)
        .join('')
    const isClear =
      cells.filter(({ tone }) => tone < 2).length >= 5 && cells.filter(({ tone }) => tone === 0).length >= 3
    if (isClear) return { tint, full: drawn(0), half: drawn(1) }
  }
}

function mirrored({ x, y }: Readonly<{ x: number; y: number }>): readonly string[] {
  const at = (column: number) => `M${column + 1} ${y + 1}h1v1h-1z`
  return x === MIDDLE ? [at(x)] : [at(x), at(2 * MIDDLE - x)]
}

/** A stream of unsigned 32-bit numbers that every letter changes. */
function numbersFrom(text: string): () => number {
  let state = text.length
  const stir = (by: number) => {
    state = Math.imul(state ^ by ^ (state >>> 15), 0x2c1b3c6d)
    state ^= state >>> 13
    return state >>> 0
  }
  for (const letter of text) stir(letter.charCodeAt(0))
  let turn = 0
  return () => {
    turn += 0x9e37
    return stir(turn) >>> 3
  }
}
