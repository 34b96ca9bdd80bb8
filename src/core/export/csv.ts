import { COLUMNS, type HistoryRow } from './columns.ts'

/**
 * Writes the history as CSV (RFC 4180: a header, commas, CRLF): one line for each crossing, payment or transaction, in the
 * columns of columns.ts, which can be read by name or by position. Nothing in it is rounded or in another language. A cell that a spreadsheet would take for a formula, or
 * that begins with white space before one, gets an apostrophe in front, so that it stays text.
 */
export function csvOf(rows: readonly HistoryRow[]): string {
  const lines = [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column]))]
  return lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')
}

function cell(text: string): string {
  const harmless = /^\s*[=+\-@]/.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
