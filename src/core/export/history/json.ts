import type { HistoryRow } from './columns.ts'

/** Writes the history as JSON, with the CSV's columns and exact amounts as strings. */
export function jsonOf(rows: readonly HistoryRow[]): string {
  const isTransaction = ({ kind }: HistoryRow) => kind === 'transaction'
  const transfers = rows.filter((row) => !isTransaction(row))
  const transactions = rows.filter(isTransaction)
  return `${JSON.stringify({ format: 'causeway-history', version: 1, transfers, transactions }, null, 2)}\n`
}
