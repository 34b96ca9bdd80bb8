import { COLUMNS, type HistoryRow } from './columns.ts'

/**
 * Writes the history as CSV (RFC 4180).
 *
 * An apostrophe defuses formulas. Source: OWASP, "CSV Injection".
 */
export function csvOf(rows: readonly HistoryRow[]): string {
  const lines = [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column]))]
  return lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')
}

/** Cell ends of some spreadsheets, and formula starts. */
const FORMULA = /(^|[;\t\r\n])(\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/g

function cell(text: string): string {
  const harmless = text.replace(FORMULA, `$1'$2`).replace(/^[\t\r\n]/, `'$&`)
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
