import type { Execution } from '../../core/execution/execution.ts'
import { type JournalRecord, journalRecord } from '../../core/execution/journal.ts'
import { next } from '../../core/execution/next.ts'
import type { Database, OnDamaged, WritableStore } from '../database/indexed-db.ts'
import type { RecordTraces } from '../records/recovery.ts'
import type { SealProgress } from '../sealed/progress.ts'
import type { BroadcastMarks } from '../second-copies/marks.ts'
import { decodeExecutionRow, executionRowOf, fieldOf, sealsIn } from './row.ts'

export type ExecutionsPorts = Readonly<{
  database: Database
  onDamaged: OnDamaged
  copyOf?: ((id: string) => Promise<unknown>) | undefined
  marks?: BroadcastMarks | undefined
  turn?: (() => Promise<void>) | undefined
  seal?: SealProgress | undefined
}>

export type ExecutionReader = Readonly<{
  /** Undefined, and reported, when unreadable. */
  read: (row: unknown) => Promise<Execution | undefined>
  load: (id: string) => Promise<Execution | undefined>
  readAll: (rows: readonly unknown[]) => Promise<readonly Execution[]>
  journalOf: (id: string) => Promise<Pick<RecordTraces, 'records' | 'recordedSeq'>>
}>

/** Makes the reader. `compared` has the ids of rows that match all their traces. */
export function createExecutionReader(ports: ExecutionsPorts, compared: Set<string>): ExecutionReader {
  const { database, onDamaged, marks } = ports

  // Only records in flight can sign, so only they are compared.
  async function read(row: unknown): Promise<Execution | undefined> {
    const id = String(fieldOf(row, 'id'))
    const decoded = decodeExecutionRow(row)
    if (decoded.ok && (compared.has(id) || next(decoded.execution) === undefined)) return decoded.execution
    const traces = { row, ...(await journalOf(id)), ...(await tracesApart(id)) }
    const { recoverExecution } = await import('../records/recovery.ts')
    const { execution, last, why } = recoverExecution(traces)
    const isWhole =
      decoded.ok && decoded.execution.seq === execution?.seq && traces.records.at(-1)?.seq === execution.seq
    // A save between the reads of row and journal is no damage.
    if (execution && !isWhole && !(await isMended(traces, execution, last).catch(() => true))) return load(id)
    if (why !== undefined) onDamaged({ store: 'executions', key: id, why })
    if (execution && isWhole) compared.add(id)
    return execution
  }

  async function load(id: string): Promise<Execution | undefined> {
    const row: unknown = await database.read('executions', (store) => store.get(id))
    return row === undefined ? undefined : read(row)
  }

  async function tracesApart(id: string) {
    const [copy, marked] = await Promise.all([ports.copyOf?.(id).catch(() => undefined), marks?.list()])
    return { copy, mark: marked?.find((each) => each.id === id) }
  }

  // Overwrites only the row that was read.
  function isMended({ row, copy }: Traces, execution: Execution, last: string | undefined): Promise<boolean> {
    const { id, seq } = execution
    const began = journalRecord(id, seq, { entry: 'began', execution }, undefined)
    const work = async (rows: WritableStore<'executions', Both>, records: WritableStore<'journal', Both>) => {
      const now: unknown = await rows.get(id)
      if (fieldOf(now, 'seq') !== fieldOf(row, 'seq')) return false
      if (last === undefined) await records.put(began)
      await rows.put({ ...executionRowOf(execution, last ?? began.hash), ...sealsIn(copy) })
      return true
    }
    return database.writeBoth('executions', 'journal', work, id)
  }

  // An unreadable record's key still proves its save.
  async function journalOf(id: string): Promise<Pick<RecordTraces, 'records' | 'recordedSeq'>> {
    const range = IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY])
    return database.read('journal', async (store) => {
      const [records, keys] = await Promise.all([store.getAll(range), store.getAllKeys(range)])
      return { records: records.filter(isRecord), recordedSeq: keys.at(-1)?.[1] ?? -1 }
    })
  }

  async function readAll(rows: readonly unknown[]): Promise<readonly Execution[]> {
    const found: Execution[] = []
    for (const row of rows) {
      const execution = await read(row)
      if (execution) found.push(execution)
    }
    return found
  }

  return { read, load, readAll, journalOf }
}

type Traces = Readonly<{ row: unknown; copy: unknown }>
type Both = 'executions' | 'journal'

function isRecord(value: unknown): value is JournalRecord {
  return typeof fieldOf(value, 'seq') === 'number' && typeof fieldOf(value, 'hash') === 'string'
}
