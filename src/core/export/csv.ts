import { COLUMNS, type HistoryRow } from './columns.ts'

/**
 * Writes the history as CSV (RFC 4180: a header, commas, CRLF): one line for each crossing, payment or transaction, in the
 * columns of columns.ts, which can be read by name or by position. Nothing in it is rounded or in another language. What a
 * spreadsheet would take for a formula gets an apostrophe in front, so that it stays text: at the beginning of a cell, also
 * behind white space and in full width, and behind what separates cells where the comma does not. Source: OWASP, "CSV
 * Injection".
 */
export function csvOf(rows: readonly HistoryRow[]): string {
  const lines = [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column]))]
  return lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')
}

/** The end of a cell in some spreadsheet, and what would be a formula after it. */
const FORMULA = /(^|[;\t\r\n])(\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/g

function cell(text: string): string {
  const harmless = text.replace(FORMULA, `$1'$2`).replace(/^[\t\r\n]/, `'$&`)
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
