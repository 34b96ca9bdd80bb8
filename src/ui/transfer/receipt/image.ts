import { LOGO_PATHS } from '../../display/logo.tsx'
import type { ReceiptLine, TransferReceipt } from './receipt.ts'

// A receipt looks like paper in every theme.
const INK = '#15201e'
const INK_2 = '#46534f'
const PAPER = '#ffffff'
const ACCENT = '#0c5c55'
const LINE = '#e1ddd2'

const SCALE = 2
const WIDTH = 560
const EDGE = 32
const INNER = WIDTH - 2 * EDGE
const ABOVE_TITLE = EDGE + 17
const BELOW_TITLE = 39
const TITLE_HEIGHT = 24
const MARK_WIDTH = 54
const NAME_HEIGHT = 18
const VALUE_HEIGHT = 21
const HEADLINE_HEIGHT = 50
const GAP = 12
const ABOVE_NOTE = 18
const BELOW_NOTE = 28

const NAME_FONT = '400 12px Inter, sans-serif'
const VALUE_FONT = '500 14px Inter, sans-serif'
const TITLE_FONT = '600 19px Inter, sans-serif'
const HEADLINE_FONT = '600 30px Inter, sans-serif'
const EXACT_FONT = '400 12.5px "JetBrains Mono", monospace'

type Row = Readonly<{ line: ReceiptLine; texts: readonly string[] }>

/** Undefined where the browser can't draw. */
export function receiptPicture(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'))
}

/** Needs no network; undefined where the browser can't draw. */
export async function drawReceipt(receipt: TransferReceipt): Promise<HTMLCanvasElement | undefined> {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) return undefined
  await Promise.all(
    [NAME_FONT, VALUE_FONT, TITLE_FONT, EXACT_FONT, HEADLINE_FONT].map((font) => document.fonts.load(font)),
  )
  const broken = (text: string, font: string, width: number = INNER) => {
    context.font = font
    return wrapText(text, (part) => context.measureText(part).width <= width)
  }
  const title = broken(receipt.title, TITLE_FONT, INNER - MARK_WIDTH)
  const rows = receipt.lines.map((line): Row => {
    return { line, texts: broken(line.value, line.isExact ? EXACT_FONT : VALUE_FONT) }
  })
  const note = broken(receipt.note, NAME_FONT)
  const head = ABOVE_TITLE + title.length * TITLE_HEIGHT + BELOW_TITLE
  const headline = receipt.headline === undefined ? 0 : HEADLINE_HEIGHT
  const foot = head + headline + rows.reduce((sum, row) => sum + heightOf(row), 0) + ABOVE_NOTE
  const height = foot + note.length * NAME_HEIGHT + BELOW_NOTE
  canvas.width = WIDTH * SCALE
  canvas.height = height * SCALE
  context.scale(SCALE, SCALE)
  context.fillStyle = PAPER
  context.fillRect(0, 0, WIDTH, height)
  drawHead(context, title, head)
  if (receipt.headline) write(context, receipt.headline, { top: head, font: HEADLINE_FONT, color: INK })
  let top = head + headline
  for (const row of rows) {
    drawRow(context, row, top)
    top += heightOf(row)
  }
  for (const [index, text] of note.entries()) {
    write(context, text, { top: foot + index * NAME_HEIGHT, font: NAME_FONT, color: INK_2 })
  }
  return canvas
}

export function wrapText(text: string, fits: (text: string) => boolean): readonly string[] {
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

function drawHead(context: CanvasRenderingContext2D, title: readonly string[], height: number): void {
  const isRightToLeft = document.documentElement.dir === 'rtl'
  context.save()
  context.translate(isRightToLeft ? WIDTH - EDGE - 40 : EDGE, EDGE)
  context.fillStyle = ACCENT
  context.beginPath()
  context.roundRect(0, 0, 40, 40, 10)
  context.fill()
  context.scale(40 / 32, 40 / 32)
  context.fillStyle = PAPER
  context.fill(new Path2D(LOGO_PATHS.road))
  context.strokeStyle = PAPER
  context.lineWidth = 1.8
  context.lineCap = 'round'
  context.globalAlpha = 0.7
  context.stroke(new Path2D(LOGO_PATHS.water))
  context.restore()
  context.textBaseline = 'top'
  context.fillStyle = INK_2
  context.font = NAME_FONT
  context.fillText('Causeway', begin(context, MARK_WIDTH), EDGE + 1)
  context.fillStyle = INK
  context.font = TITLE_FONT
  for (const [index, text] of title.entries()) {
    context.fillText(text, begin(context, MARK_WIDTH), ABOVE_TITLE + index * TITLE_HEIGHT)
  }
  context.fillStyle = LINE
  context.fillRect(EDGE, height - 20, INNER, 1)
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

/** @returns the start, `indent` units from the line's edge */
function begin(context: CanvasRenderingContext2D, indent: number): number {
  const isRightToLeft = document.documentElement.dir === 'rtl'
  context.direction = isRightToLeft ? 'rtl' : 'ltr'
  context.textAlign = 'start'
  return isRightToLeft ? WIDTH - EDGE - indent : EDGE + indent
}
