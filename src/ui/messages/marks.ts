import type { NumberMarks } from '../../lib/decimal.ts'

/** What stands before the digits of a sum in dollars, and after them, and whether the line around it runs the other way. */
export type DollarMarks = Readonly<{ before: string; after: string; isApart?: boolean }>

export const ENGLISH_MARKS: NumberMarks = { group: ',', point: '.' }
// A narrow space: DIN 5008, and nobody takes it for a decimal mark.
export const GERMAN_MARKS: NumberMarks = { group: '\u202f', point: ',' }

// As CLDR has them; Spanish as in Mexico, whose marks the numbers have too.
export const SIGN_BEFORE: DollarMarks = { before: '$', after: '' }
export const GERMAN_DOLLARS: DollarMarks = { before: '', after: '\u00a0$' }
export const ARABIC_DOLLARS: DollarMarks = { before: '', after: '\u00a0US$', isApart: true }

/**
 * What joins pieces of text: what comes after a mark that ends a sentence or leads on, the mark that ends one, and what
 * stands between a name and its value, and between the parts of a line.
 */
export type Joins = Readonly<{ after: string; stop: string; colon: string; comma: string }>

export const LATIN_JOINS: Joins = { after: ' ', stop: '.', colon: ': ', comma: ', ' }
export const ARABIC_JOINS: Joins = { ...LATIN_JOINS, comma: '، ' }
// Wide marks bring a space of their own.
export const CHINESE_JOINS: Joins = { after: '', stop: '。', colon: '：', comma: '，' }
export const JAPANESE_JOINS: Joins = { ...CHINESE_JOINS, comma: '、' }

/** Sets the sign of dollars to digits, or to what stands in their place; `lead` is a minus and the like. */
export function inDollars(digits: string | number, { before, after, isApart }: DollarMarks, lead = ''): string {
  const sum = `${lead}${before}${digits}${after}`
  // A sum is read from left to right in any line (UAX 9, left-to-right isolate).
  return isApart ? `\u2066${sum}\u2069` : sum
}
