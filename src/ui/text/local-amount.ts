import { inLocalCurrency, type LocalRate } from '../../core/money/local-currency.ts'
import { dollarMarks, language } from '../messages/language.ts'
import { groupThousands } from './amount.ts'

const MILLIONTH_DECIMALS = 6

/** Rounds down to the currency's smallest part; smaller sums are shown as under it. */
export function localFloor(dollarMillionths: bigint, { currency, rate }: Pick<LocalRate, 'currency' | 'rate'>): string {
  // Spanish takes Mexico's marks, like its dollars.
  const locale = language.value === 'es' ? 'es-MX' : language.value
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, numberingSystem: 'latn' })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  const parts = inLocalCurrency(dollarMillionths, rate) / 10n ** BigInt(MILLIONTH_DECIMALS - digits)
  const isUnder = parts === 0n && dollarMillionths > 0n
  const sum = decimal(isUnder ? 1n : parts, digits)
  // Intl places the sign; the digits stay exact.
  const written = format
    .formatToParts(0)
    .map(({ type, value }) => (type === 'integer' ? groupThousands(sum) : /fraction|decimal/.test(type) ? '' : value))
    .join('')
    .replace(/[\u200e\u200f]/g, '')
  const shown = isUnder ? `< ${written}` : written
  // UAX 9, left-to-right isolate.
  return dollarMarks().isApart ? `\u2066${shown}\u2069` : shown
}

function decimal(parts: bigint, digits: number): string {
  const text = parts.toString().padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}
