import type { Client } from '../../api/client.ts'
import { bundleRows } from '../../core/export/history/bundle-rows.ts'
import type { HistoryRow } from '../../core/export/history/columns.ts'
import { csvOf } from '../../core/export/history/csv.ts'
import { jsonOf } from '../../core/export/history/json.ts'
import { allRecords, BUNDLES } from './pages/sources.ts'

export type HistoryFile = 'csv' | 'json'

export async function historyRows(client: Client): Promise<readonly HistoryRow[]> {
  const [transfers, transactions] = [await transferRows(client), await transactionRows(client)]
  // Times of this format sort as text; entries of one second keep their order.
  return [...transfers, ...transactions].sort((a, b) =>
    a['approvedAt'] < b['approvedAt'] ? 1 : a['approvedAt'] > b['approvedAt'] ? -1 : 0,
  )
}

async function transferRows(client: Client): Promise<readonly HistoryRow[]> {
  const rows: HistoryRow[] = []
  let page = await client.call('history.list', {})
  rows.push(...page.rows)
  while (page.next) {
    page = await client.call('history.list', { before: page.next })
    rows.push(...page.rows)
  }
  return rows
}

async function transactionRows(client: Client): Promise<readonly HistoryRow[]> {
  const sent = await allRecords(client, BUNDLES)
  return sent.flatMap(({ bundle, chainName, calls }) =>
    bundleRows(bundle, calls, chainName ?? `chain ${bundle.chainId}`),
  )
}

export function historyFile(file: HistoryFile, rows: readonly HistoryRow[]): string {
  return file === 'csv' ? csvOf(rows) : jsonOf(rows)
}
