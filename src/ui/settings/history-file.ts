import type { Client } from '../../api/client.ts'
import type { HistoryRow } from '../../core/export/columns.ts'
import { csvOf } from '../../core/export/csv.ts'
import { jsonOf } from '../../core/export/json.ts'

/** The two forms in which the history is taken away. */
export type HistoryFile = 'csv' | 'json'

/** Every line of the history, newest first, read a page at a time. */
export async function historyRows(client: Client): Promise<readonly HistoryRow[]> {
  const rows: HistoryRow[] = []
  let page = await client.call('history.list', {})
  rows.push(...page.rows)
  while (page.next) {
    page = await client.call('history.list', { before: page.next })
    rows.push(...page.rows)
  }
  return rows
}

/** The text of a file of these lines. */
export function historyFile(file: HistoryFile, rows: readonly HistoryRow[]): string {
  return file === 'csv' ? csvOf(rows) : jsonOf(rows)
}
