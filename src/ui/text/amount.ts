import type { Amount } from '../../core/currency.ts'
import { currencyTitle } from '../../core/currency-title.ts'
import { formatDecimal, groupDecimal, type NumberMarks } from '../../lib/decimal.ts'
import { dollarMarks, numberMarks } from '../messages/language.ts'
import { inDollars } from '../messages/marks.ts'

/** The minus of numbers, which no line breaks after and no eye takes for a hyphen. */
export const MINUS = '\u2212'

/** As a field takes a decimal: with a point, and nothing between the digits. */
export const TYPED_MARKS: NumberMarks = { group: '', point: '.' }

/** Writes a decimal with the marks of the language: the digits before the point in groups of three. */
export function groupThousands(decimal: string, marks: NumberMarks = numberMarks()): string {
  return groupDecimal(decimal, marks)
}

/**
 * What the core has written, with the marks of the language where it is a number with its unit, such as `1234.5 ETH`;
 * anything else as it is.
 */
export function inMarks(written: string): string {
  const [, decimal, unit] = /^(\d+(?:\.\d+)?)( \S.*)$/.exec(written) ?? []
  return decimal === undefined ? written : `${groupThousands(decimal)}${unit}`
}

/** The amount to its last digit, without its unit. */
export function exactDigits(amount: Amount): string {
  return groupThousands(formatDecimal(amount.value, amount.currency.decimals))
}

/** The amount to its last digit, with its unit. */
export function exactText(amount: Amount): string {
  return `${exactDigits(amount)} ${currencyTitle(amount.currency)}`
}

/**
 * The amount cut to what an eye can take in: six digits behind the point, or four that count when it is smaller. Cut
 * and never rounded up, so that nobody is promised more than there is.
 */
export function shortDigits(amount: Amount, marks: NumberMarks = numberMarks()): string {
  return groupThousands(cut(formatDecimal(amount.value, amount.currency.decimals)), marks)
}

/** The same with its unit. */
export function shortText(amount: Amount): string {
  return `${shortDigits(amount)} ${currencyTitle(amount.currency)}`
}

/** A bound that must not be understated, such as the most that gas can cost: raised to the last digit shown. */
export function shortCeiling(amount: Amount, marks: NumberMarks = numberMarks()): string {
  const { value, currency } = amount
  const digits = Math.min(currency.decimals, digitsShown(formatDecimal(value, currency.decimals)))
  const unit = 10n ** BigInt(currency.decimals - digits)
  return groupThousands(formatDecimal(((value + unit - 1n) / unit) * unit, currency.decimals), marks)
}

/** The same with its unit. */
export function ceilingText(amount: Amount): string {
  return `${shortCeiling(amount)} ${currencyTitle(amount.currency)}`
}

/**
 * Dollars to the cent, raised to the last cent: for what something costs at most.
 *
 * @param millionths of a dollar, 0 or more
 * @param lead what stands before it, such as a minus
 */
export function dollarCeiling(millionths: bigint, lead = ''): string {
  const cents = ((millionths + 9_999n) / 10_000n).toString().padStart(3, '0')
  return inDollars(groupThousands(`${cents.slice(0, -2)}.${cents.slice(-2)}`), dollarMarks(), lead)
}

/**
 * Dollars to the cent, cut and never rounded up: for what something comes to. What is less than a cent is said so.
 *
 * @param millionths of a dollar, 0 or more
 */
export function dollarFloor(millionths: bigint): string {
  const cents = millionths / 10_000n
  if (cents === 0n && millionths > 0n) return dollarCeiling(millionths, '< ')
  return dollarCeiling(cents * 10_000n)
}

/**
 * Dollars to their last digit, and to the cent at least: for what somebody has typed.
 *
 * @param millionths of a dollar, 0 or more
 */
export function dollarsExactly(millionths: bigint): string {
  const [whole = '', fraction = ''] = formatDecimal(millionths, 6).split('.')
  return inDollars(groupThousands(`${whole}.${fraction.padEnd(2, '0')}`), dollarMarks())
}

/** A whole number of dollars, written without cents. */
export function wholeDollars(digits: string): string {
  return inDollars(groupThousands(digits), dollarMarks())
}

/** What stands in place of a sum in dollars that is hidden or unknown, such as a dash, with its sign. */
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
  const [whole, fraction = ''] = decimal.split('.')
  const leading = /^0*/.exec(fraction)?.[0].length ?? 0
  return whole === '0' ? Math.max(6, leading + 4) : 6
}
