import { MARK } from '../parts/mark.tsx'
import type { Receipt, ReceiptLine } from './receipt.ts'

// A receipt is a paper: it looks the same in either theme.
const INK = '#15201e'
const INK_2 = '#46534f'
const PAPER = '#ffffff'
const ACCENT = '#0c5c55'
const LINE = '#e1ddd2'

const SCALE = 2
const WIDTH = 560
const EDGE = 32
const INNER = WIDTH - 2 * EDGE
const HEAD = 112
const NAME_HEIGHT = 18
const VALUE_HEIGHT = 21
const GAP = 12
const FOOT = 64

const NAME_FONT = '400 12px Inter, sans-serif'
const VALUE_FONT = '500 14px Inter, sans-serif'
const EXACT_FONT = '400 12.5px ui-monospace, "Liberation Mono", monospace'

type Row = Readonly<{ line: ReceiptLine; texts: readonly string[] }>

/** Draws a receipt in this page, without a network; undefined where the browser cannot. */
export async function drawReceipt(receipt: Receipt): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) return undefined
  await document.fonts.ready
  const rows = receipt.lines.map((line): Row => {
    context.font = line.isExact ? EXACT_FONT : VALUE_FONT
    return { line, texts: wrapped(line.value, (text) => context.measureText(text).width <= INNER) }
  })
  const height = HEAD + rows.reduce((sum, row) => sum + heightOf(row), 0) + FOOT
  canvas.width = WIDTH * SCALE
  canvas.height = height * SCALE
  context.scale(SCALE, SCALE)
  context.fillStyle = PAPER
  context.fillRect(0, 0, WIDTH, height)
  drawHead(context, receipt.title)
  let top = HEAD
  for (const row of rows) {
    drawRow(context, row, top)
    top += heightOf(row)
  }
  write(context, receipt.note, { top: height - FOOT + 18, font: NAME_FONT, color: INK_2 })
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'))
}

/** Breaks a text into lines that fit: between words, and inside of one that is longer than a line. */
export function wrapped(text: string, fits: (text: string) => boolean): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const letter of word) {
      if (line !== '' && !fits(line + letter)) {
        lines.push(line)
        line = ''
      }
      line += letter
    }
  }
  return [...lines, line]
}

function heightOf({ texts }: Row): number {
  return NAME_HEIGHT + texts.length * VALUE_HEIGHT + GAP
}

function drawHead(context: CanvasRenderingContext2D, title: string): void {
  const isRightToLeft = document.documentElement.dir === 'rtl'
  context.save()
  context.translate(isRightToLeft ? WIDTH - EDGE - 40 : EDGE, EDGE)
  context.fillStyle = ACCENT
  context.beginPath()
  context.roundRect(0, 0, 40, 40, 10)
  context.fill()
  context.scale(40 / 32, 40 / 32)
  context.fillStyle = PAPER
  context.fill(new Path2D(MARK.road))
  context.strokeStyle = PAPER
  context.lineWidth = 1.8
  context.lineCap = 'round'
  context.globalAlpha = 0.7
  context.stroke(new Path2D(MARK.water))
  context.restore()
  context.textBaseline = 'top'
  context.fillStyle = INK_2
  context.font = NAME_FONT
  context.fillText('Causeway', begin(context, 54), EDGE + 1)
  context.fillStyle = INK
  context.font = '600 19px Inter, sans-serif'
  context.fillText(title, begin(context, 54), EDGE + 17)
  context.fillStyle = LINE
  context.fillRect(EDGE, HEAD - 20, INNER, 1)
}

function drawRow(context: CanvasRenderingContext2D, { line, texts }: Row, top: number): void {
  write(context, line.name, { top, font: NAME_FONT, color: INK_2 })
  for (const [index, text] of texts.entries()) {
    write(context, text, {
      top: top + NAME_HEIGHT + index * VALUE_HEIGHT,
      font: line.isExact ? EXACT_FONT : VALUE_FONT,
      color: INK,
    })
  }
}

function write(
  context: CanvasRenderingContext2D,
  text: string,
  { top, font, color }: Readonly<{ top: number; font: string; color: string }>,
): void {
  context.textBaseline = 'top'
  context.font = font
  context.fillStyle = color
  context.fillText(text, begin(context, 0), top)
}

/** Lets a text run as the language does; gives where it begins, so many units from the edge that the line begins at. */
function begin(context: CanvasRenderingContext2D, indent: number): number {
  const isRightToLeft = document.documentElement.dir === 'rtl'
  context.direction = isRightToLeft ? 'rtl' : 'ltr'
  context.textAlign = 'start'
  return isRightToLeft ? WIDTH - EDGE - indent : EDGE + indent
}
