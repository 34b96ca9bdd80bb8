import { asciiDigits, type NumberMarks } from '../../lib/decimal.ts'
import { numberMarks } from '../messages/language.ts'

const GROUPED = [
  /^(\d{1,3}(?:,\d{3})+)\.(\d*)$/,
  /^(\d{1,3}(?:\.\d{3})+),(\d*)$/,
  /^(\d{1,3}(?:,\d{3}){2,}|\d{1,3}(?:\.\d{3}){2,})$/,
]
const ARABIC_POINT = '\u066b'
const SURE_GROUP = /(\d)[\s\u00a0\u202f'\u2019\u066c](?=\d{3}(?!\d))/g
const NO_GROUP = /^(?:0\d*|\d{4,})[\s\u00a0\u202f'\u2019\u066c]/

/**
 * Reads digits of any script. An unclear `1.234` becomes `1,234`, which no parser accepts.
 */
export function typedDecimal(
  typed: string,
  { point }: NumberMarks = numberMarks(),
  isPointUnsure = hasOtherPoint(point),
): string {
  const written = withAsciiMarks(typed.trim())
  const text = NO_GROUP.test(written) ? written : written.replace(SURE_GROUP, '$1')
  if (text.includes(ARABIC_POINT)) {
    const decimal = text.replace(ARABIC_POINT, '.')
    return /^\d*\.\d*$/.test(decimal) ? decimal : text
  }
  const [, first = '', mark, last = ''] = /^(\d*)([.,])(\d*)$/.exec(text) ?? []
  if (mark !== undefined) {
    const mayGroup = /^[1-9]\d{0,2}$/.test(first) && last.length === 3
    return `${first}${mayGroup && (mark !== point || isPointUnsure) ? ',' : '.'}${last}`
  }
  const [, groups, fraction] = GROUPED.map((form) => form.exec(text)).find((found) => found !== null) ?? []
  if (groups === undefined) return text
  const whole = groups.replace(/[.,]/g, '')
  return fraction === undefined ? whole : `${whole}.${fraction}`
}

export function decimalText(value: string, { point }: NumberMarks = numberMarks()): string {
  return point === '.' ? value : value.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'))
}

/** Undefined for clear numbers. */
export function bothMeanings(value: string): [string, string] | undefined {
  const [, whole, last] = /^([1-9]\d{0,2}),(\d{3})$/.exec(value.trim()) ?? []
  return whole === undefined ? undefined : [`${whole}${last}`, `${whole}.${last}`]
}

function withAsciiMarks(text: string): string {
  return asciiDigits(text)
    .replace(/[\uff0e\u3002\uff61]/g, '.')
    .replaceAll('\uff0c', ',')
}

// The browser's region may differ from the language: Spanish has both marks.
function hasOtherPoint(point: string): boolean {
  return new Intl.NumberFormat(navigator.language).format(1.5).includes(point === ',' ? '.' : ',')
}
