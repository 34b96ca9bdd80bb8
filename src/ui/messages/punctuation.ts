import type { NumberMarks } from '../../lib/decimal.ts'

/** `isApart`: the line around the sum runs the other way. */
export type DollarMarks = Readonly<{ before: string; after: string; isApart?: boolean }>

export const ENGLISH_MARKS: NumberMarks = { group: ',', point: '.' }
// A narrow space (DIN 5008) can't be mistaken for a decimal mark.
export const GERMAN_MARKS: NumberMarks = { group: '\u202f', point: ',' }

// As in CLDR; Spanish uses Mexico's marks.
export const SIGN_BEFORE: DollarMarks = { before: '$', after: '' }
export const GERMAN_DOLLARS: DollarMarks = { before: '', after: '\u00a0$' }
export const BRAZILIAN_DOLLARS: DollarMarks = { before: 'US$\u00a0', after: '' }
export const ARABIC_DOLLARS: DollarMarks = { before: '', after: '\u00a0US$', isApart: true }

/** `after` follows a mark; `colon` joins a name and its value, `comma` the parts of a line. */
export type Joins = Readonly<{ after: string; stop: string; colon: string; comma: string }>

export const LATIN_JOINS: Joins = { after: ' ', stop: '.', colon: ': ', comma: ', ' }
export const ARABIC_JOINS: Joins = { ...LATIN_JOINS, comma: '، ' }
// Wide marks contain their own space.
export const CHINESE_JOINS: Joins = { after: '', stop: '。', colon: '：', comma: '，' }
export const JAPANESE_JOINS: Joins = { ...CHINESE_JOINS, comma: '、' }

/** `lead` is a minus or similar. */
export function inDollars(digits: string | number, { before, after, isApart }: DollarMarks, lead = ''): string {
  const sum = `${lead}${before}${digits}${after}`
  // A sum reads from left to right in any line (UAX 9, left-to-right isolate).
  return isApart ? `\u2066${sum}\u2069` : sum
}
