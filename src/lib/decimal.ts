/**
 * Writes smallest units as an exact decimal, without rounding, exponent or trailing zeros.
 *
 * @param value may be negative
 * @param decimals 0 to 77
 * @returns such as `0.1`, `100` or `-0.000001`
 */
export function formatDecimal(value: bigint, decimals: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return `${value < 0n ? '-' : ''}${whole}${fraction ? `.${fraction}` : ''}`
}

export type NumberMarks = Readonly<{ group: string; point: string }>

/** Groups a decimal's digits with a language's marks. */
export function groupDecimal(decimal: string, marks: NumberMarks): string {
  const [whole = '', fraction] = decimal.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, marks.group)
  return fraction === undefined ? grouped : `${grouped}${marks.point}${fraction}`
}

const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g

export function asciiDigits(text: string): string {
  return text.replace(OTHER_DIGITS, (digit) => `${digit.charCodeAt(0) & 15}`)
}

export type DecimalProblem =
  | Readonly<{ problem: 'empty' }>
  | Readonly<{ problem: 'notANumber' }>
  | Readonly<{ problem: 'tooPrecise'; decimals: number }>
  | Readonly<{ problem: 'tooLarge' }>

/**
 * Parses a typed decimal exactly: `1.5` with 6 decimals is 1500000n. Accepts `.5` and `5.`, but no signs, exponents,
 * separators or excess digits. The largest amount is 2^256 - 1.
 */
export function parseDecimal(
  text: string,
  decimals: number,
): { ok: true; value: bigint } | ({ ok: false } & DecimalProblem) {
  const trimmed = text.trim()
  if (trimmed === '') return { ok: false, problem: 'empty' }
  const match = /^([0-9]{0,80})(?:\.([0-9]{0,80}))?$/.exec(trimmed)
  const whole = match?.[1] ?? ''
  const fraction = (match?.[2] ?? '').replace(/0+$/, '')
  if (!match || (whole === '' && (match[2] ?? '') === '')) return { ok: false, problem: 'notANumber' }
  if (fraction.length > decimals) return { ok: false, problem: 'tooPrecise', decimals }
  const value = BigInt(`${whole || '0'}${fraction.padEnd(decimals, '0')}`)
  return value >= 2n ** 256n ? { ok: false, problem: 'tooLarge' } : { ok: true, value }
}
