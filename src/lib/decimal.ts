/**
 * Writes an integer amount of smallest units as an exact decimal: no rounding, no exponent, no trailing zeros.
 *
 * @param value amount in the smallest unit; may be negative
 * @param decimals how many digits stand behind the point, 0 to 77
 * @returns such as `0.1`, `100` or `-0.000001`
 */
export function formatDecimal(value: bigint, decimals: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return `${value < 0n ? '-' : ''}${whole}${fraction ? `.${fraction}` : ''}`
}

/** What stands between three digits of a number, and before its fraction. */
export type NumberMarks = Readonly<{ group: string; point: string }>

/** Writes a decimal with the marks of a language: the digits before the point in groups of three. */
export function groupDecimal(decimal: string, marks: NumberMarks): string {
  const [whole = '', fraction] = decimal.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, marks.group)
  return fraction === undefined ? grouped : `${grouped}${marks.point}${fraction}`
}

/** Why a typed amount was not understood; `tooPrecise` carries how many digits the currency has. */
export type DecimalProblem =
  | Readonly<{ problem: 'empty' }>
  | Readonly<{ problem: 'notANumber' }>
  | Readonly<{ problem: 'tooPrecise'; decimals: number }>
  | Readonly<{ problem: 'tooLarge' }>

/**
 * Reads a decimal that a person typed into smallest units, exactly: `1.5` with 6 decimals is 1500000n.
 * Takes a leading or trailing point (`.5`, `5.`); refuses signs, exponents, separators and more digits than the
 * currency has, and never rounds. 2^256 - 1 is the largest amount that a chain can carry.
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
