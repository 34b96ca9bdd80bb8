import type { Amount } from '../../core/money/currency.ts'
import { currencyTitle } from '../../core/money/currency-title.ts'
import { formatDecimal, groupDecimal, type NumberMarks } from '../../lib/decimal.ts'
import { dollarMarks, numberMarks } from '../messages/language.ts'
import { inDollars } from '../messages/punctuation.ts'

/** A real minus doesn't break a line, and isn't mistaken for a hyphen. */
export const MINUS = '\u2212'

/** A field takes a point and no group marks. */
export const TYPED_MARKS: NumberMarks = { group: '', point: '.' }

/** Groups of three before the point. */
export function groupThousands(decimal: string, marks: NumberMarks = numberMarks()): string {
  return groupDecimal(decimal, marks)
}

/** Localizes text of the core that is a number and a unit, such as `1234.5 ETH`. */
export function inMarks(written: string): string {
  const [, decimal, unit] = /^(\d+(?:\.\d+)?)( \S.*)$/.exec(written) ?? []
  return decimal === undefined ? written : `${groupThousands(decimal)}${unit}`
}

export function exactDigits(amount: Amount): string {
  return groupThousands(formatDecimal(amount.value, amount.currency.decimals))
}

export function exactText(amount: Amount): string {
  return `${exactDigits(amount)} ${currencyTitle(amount.currency)}`
}

/**
 * At most six significant digits, and every integer digit. Rounds down, so that it never promises more than there is.
 */
export function shortDigits(amount: Amount, marks: NumberMarks = numberMarks()): string {
  return groupThousands(cut(formatDecimal(amount.value, amount.currency.decimals)), marks)
}

export function shortText(amount: Amount): string {
  return `${shortDigits(amount)} ${currencyTitle(amount.currency)}`
}

/** Rounds up, for a bound such as the most gas. */
export function shortCeiling(amount: Amount, marks: NumberMarks = numberMarks()): string {
  const { value, currency } = amount
  const digits = Math.min(currency.decimals, digitsShown(formatDecimal(value, currency.decimals)))
  const unit = 10n ** BigInt(currency.decimals - digits)
  return groupThousands(formatDecimal(((value + unit - 1n) / unit) * unit, currency.decimals), marks)
}

export function ceilingText(amount: Amount): string {
  return `${shortCeiling(amount)} ${currencyTitle(amount.currency)}`
}

/** `receipt` rounds down and `cost` up. */
export type Rounding = 'receipt' | 'cost'

const ROUNDED = { receipt: shortDigits, cost: shortCeiling } as const

/** Marks rounded digits as approximate. */
export function roundedDigits(amount: Amount, rounding: Rounding): string {
  const digits = ROUNDED[rounding](amount)
  return digits === exactDigits(amount) ? digits : `≈ ${digits}`
}

export function roundedText(amount: Amount, rounding: Rounding): string {
  return `${roundedDigits(amount, rounding)} ${currencyTitle(amount.currency)}`
}

/**
 * Rounds up to the cent, for a maximum cost.
 *
 * @param lead a prefix, such as a minus
 */
export function dollarCeiling(millionths: bigint, lead = ''): string {
  const cents = ((millionths + 9_999n) / 10_000n).toString().padStart(3, '0')
  return inDollars(groupThousands(`${cents.slice(0, -2)}.${cents.slice(-2)}`), dollarMarks(), lead)
}

/**
 * Rounds down to the cent, for a value; smaller sums are shown as under a cent.
 */
export function dollarFloor(millionths: bigint): string {
  const cents = millionths / 10_000n
  if (cents === 0n && millionths > 0n) return dollarCeiling(millionths, '< ')
  return dollarCeiling(cents * 10_000n)
}

/**
 * All digits, at least to the cent, for typed sums.
 *
 * @param millionths of a dollar, 0 or more
 */
export function dollarsExactly(millionths: bigint): string {
  const [whole = '', fraction = ''] = formatDecimal(millionths, 6).split('.')
  return inDollars(groupThousands(`${whole}.${fraction.padEnd(2, '0')}`), dollarMarks())
}

export function wholeDollars(digits: string): string {
  return inDollars(groupThousands(digits), dollarMarks())
}

export function dollarsUnsaid(instead: string): string {
  const marks = dollarMarks()
  return inDollars(instead, { ...marks, before: marks.before && `${marks.before}\u00a0` })
}

function cut(decimal: string): string {
  const [whole = '0', fraction = ''] = decimal.split('.')
  const kept = fraction.slice(0, digitsShown(decimal)).replace(/0+$/, '')
  return kept ? `${whole}.${kept}` : whole
}

function digitsShown(decimal: string): number {
  const [whole = '0', fraction = ''] = decimal.split('.')
  const leading = /^0*/.exec(fraction)?.[0].length ?? 0
  return whole === '0' ? Math.max(6, leading + 4) : Math.max(0, 6 - whole.length)
}
