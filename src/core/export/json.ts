import type { HistoryRow } from './columns.ts'

/**
 * Writes the history as JSON, crossings and transactions apart, each with the columns of the CSV by their names. Amounts are
 * strings, since a number would not be exact: decimals, and whole smallest units in those that end in `Units`.
 */
export function jsonOf(rows: readonly HistoryRow[]): string {
  const isTransaction = ({ kind }: HistoryRow) => kind === 'transaction'
  const crossings = rows.filter((row) => !isTransaction(row))
  const transactions = rows.filter(isTransaction)
  return `${JSON.stringify({ format: 'causeway-history', version: 1, crossings, transactions }, null, 2)}\n`
}
