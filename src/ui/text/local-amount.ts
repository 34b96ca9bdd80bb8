import { inLocalCurrency, type LocalRate, type ShownCode } from '../../core/money/local-currency.ts'
import { dollarMarks, language } from '../messages/language.ts'
import { groupThousands } from './amount.ts'

type Rate = Pick<LocalRate, 'currency' | 'rate'>

/** Rounds down to the currency's smallest part; smaller sums are shown as under it. */
export function localFloor(dollarMillionths: bigint, rate: Rate): string {
  const { parts, isCut } = inParts(dollarMillionths, rate)
  return parts === 0n && isCut ? localText(1n, rate, '< ') : localText(parts, rate)
}

/** In the currency's smallest part, rounded up. */
export function localPartsUp(dollarMillionths: bigint, rate: Rate): bigint {
  const { parts, isCut } = inParts(dollarMillionths, rate)
  return isCut ? parts + 1n : parts
}

export function localText(parts: bigint, { currency }: Pick<Rate, 'currency'>, lead = ''): string {
  const format = formatOf(currency)
  const sum = decimal(parts, digitsOf(format))
  // Intl places the sign; the digits stay exact.
  const written = format
    .formatToParts(0)
    .map(({ type, value }) => (type === 'integer' ? groupThousands(sum) : /fraction|decimal/.test(type) ? '' : value))
    .join('')
    .replace(/[\u200e\u200f]/g, '')
  // UAX 9, left-to-right isolate.
  return dollarMarks().isApart ? `\u2066${lead}${written}\u2069` : `${lead}${written}`
}

export function currencyMarks(code: ShownCode): Readonly<{ digits: number; sign: string }> {
  if (code === 'USD') return { digits: 2, sign: '$' }
  const format = formatOf(code)
  const sign = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code
  return { digits: digitsOf(format), sign }
}

function inParts(dollarMillionths: bigint, { currency, rate }: Rate) {
  return inLocalCurrency(dollarMillionths, rate, digitsOf(formatOf(currency)))
}

function formatOf(currency: Rate['currency']): Intl.NumberFormat {
  // Spanish takes Mexico's marks, like its dollars.
  const locale = language.value === 'es' ? 'es-MX' : language.value
  return new Intl.NumberFormat(locale, { style: 'currency', currency, numberingSystem: 'latn' })
}

function digitsOf(format: Intl.NumberFormat): number {
  return format.resolvedOptions().maximumFractionDigits ?? 2
}

function decimal(parts: bigint, digits: number): string {
  const text = parts.toString().padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}
