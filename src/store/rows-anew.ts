import { bundleRowOf, decodeBundleRow } from './bundles/row.ts'
import type { Database, WritableStore } from './database/indexed-db.ts'
import { decodeExecutionRow, executionRowOf, fieldOf } from './executions/row.ts'
import { carryOver } from './from-version-1.ts'
import { ROWS_TO_UPDATE } from './migrations.ts'

const BATCH = 100

export type RowProgress = Readonly<{ done: number; of: number }>

const STORES = ['executions', 'bundles'] as const
type RecordStore = (typeof STORES)[number]

type At = RowProgress & Readonly<{ store: RecordStore; after: string | undefined }>

/**
 * Rewrites every row in this version's form, one transaction per batch. Repeating an unmarked batch changes nothing;
 * unreadable rows stay. `mark` holds an earlier background's progress.
 */
export async function writeRowsAnew(
  database: Database,
  mark: unknown,
  show: (progress: RowProgress) => void,
): Promise<void> {
  for (let at: At | undefined = await placeIn(database, mark); at; ) {
    show({ done: at.done, of: at.of })
    at = await writeBatch(database, at)
    if (at) await keep(database, at)
  }
  await database.remove('settings', [ROWS_TO_UPDATE])
}

async function placeIn(database: Database, mark: unknown): Promise<At> {
  const [store, after, done, of] = ['store', 'after', 'done', 'of'].map((name) => fieldOf(mark, name))
  const known = STORES.find((each) => each === store)
  if (known && typeof done === 'number' && typeof of === 'number') {
    return { store: known, after: typeof after === 'string' ? after : undefined, done, of }
  }
  const counts = await Promise.all(STORES.map((each) => database.read(each, (rows) => rows.count())))
  return { store: 'executions', after: undefined, done: 0, of: counts.reduce((sum, count) => sum + count, 0) }
}

async function writeBatch(database: Database, at: At): Promise<At | undefined> {
  const { store, after } = at
  const range = after === undefined ? undefined : IDBKeyRange.lowerBound(after, true)
  const ids = await database.read(store, (rows) => rows.getAllKeys(range, BATCH))
  const last = ids.at(-1)
  if (last === undefined) return store === 'executions' ? { ...at, store: 'bundles', after: undefined } : undefined
  if (store === 'executions')
    await database.writeBoth('executions', 'journal', (rows, journal) => executionsAnew(ids, rows, journal))
  else await database.write('bundles', (rows) => bundlesAnew(ids, rows))
  return { ...at, after: last, done: at.done + ids.length }
}

type Both = 'executions' | 'journal'

async function executionsAnew(
  ids: readonly string[],
  rows: WritableStore<'executions', Both>,
  journal: WritableStore<'journal', Both>,
): Promise<void> {
  for (const id of ids) {
    const row: unknown = await rows.get(id)
    const carried = carryOver(row)
    const decoded = carried ? undefined : decodeExecutionRow(row)
    if (carried) {
      await journal.put(carried.record)
      await rows.put(carried.row)
    } else if (decoded?.ok) await rows.put(executionRowOf(decoded.execution, String(fieldOf(row, 'last'))))
  }
}

async function bundlesAnew(ids: readonly string[], rows: WritableStore<'bundles'>): Promise<void> {
  for (const id of ids) {
    const decoded = decodeBundleRow(await rows.get(id))
    if (decoded.ok) await rows.put(bundleRowOf(decoded.bundle))
  }
}

async function keep(database: Database, at: At): Promise<void> {
  await database.write('settings', async (settings) => void (await settings.put(at, ROWS_TO_UPDATE)))
}
