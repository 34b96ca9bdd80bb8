import type { HistoryRow } from './columns.ts'

/** Writes the history as JSON; amounts are decimal strings, since a number would not be exact. */
export function jsonOf(rows: readonly HistoryRow[]): string {
  return `${JSON.stringify({ format: 'causeway-history', version: 1, crossings: rows }, null, 2)}\n`
}
