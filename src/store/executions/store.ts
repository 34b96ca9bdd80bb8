import * as v from 'valibot'
import type { Event } from '../../core/execution/apply.ts'
import type { Execution, Stage } from '../../core/execution/execution.ts'
import { type JournalEntry, type JournalRecord, journalRecord } from '../../core/execution/journal.ts'
import { next } from '../../core/execution/next.ts'
import { CausewayError } from '../../lib/errors.ts'
import { describeIssues } from '../database/field-schemas.ts'
import { rowsInFlight } from '../records/in-flight.ts'
import { namesInUse } from '../records/names-in-use.ts'
import { type ListPage, newestFirst, newestReadable } from '../records/newest-first.ts'
import { refuseReserved } from '../records/reservations.ts'
import { markBroadcast } from '../second-copies/marks.ts'
import { createExecutionReader, type ExecutionsPorts } from './reader.ts'
import { executionRowOf, fieldOf, reservedByExecution } from './row.ts'

/**
 * A journal and one row per transfer are written together. Of row, journal, second copy and mark, the newest readable
 * one counts. Unreadable records are reported and left alone.
 */
export type Executions = Readonly<{
  /** Stores a new record durably. Rejects with `STALE_SAVE`, without writing, when one exists. */
  begin: (execution: Execution) => Promise<void>
  /**
   * Stores an event's result and reservations durably. Rejects without writing: `STALE_SAVE` after another save or for
   * an unreadable row, `TAKEN` for another record's reservation.
   */
  save: (execution: Execution, event: Event) => Promise<void>
  load: (id: string) => Promise<Execution | undefined>
  /** Newest first; `before` continues an earlier page. A short page is the last. */
  list: (part?: ListPage) => Promise<readonly Execution[]>
  holding: (resource: string) => Promise<readonly Execution[]>
  /**
   * Lists transfers to resume, track or notify about, oldest first. Nothing may act on it.
   */
  glanceInFlight: () => Promise<readonly ExecutionSummary[]>
  ofCalls: (origin: string, callsId: string) => Promise<Execution | undefined>
  /** Lists a site's transfers, newest first, within the last few hundred. */
  ofSite: (origin: string, limit: number) => Promise<readonly Execution[]>
  /** Finds names (`ids` in store/executions/row.ts) that other executions use, also in unreadable rows. */
  usedAmong: (ids: readonly string[], exceptId: string) => Promise<readonly string[]>
  /** Notes durably, outside the database, that signed bytes may be broadcast. */
  mark: (execution: Execution) => Promise<void>
  journal: (id: string) => Promise<readonly JournalRecord[]>
}>

/** Its fingerprint is unchecked. */
export type ExecutionSummary = Readonly<{
  id: string
  requestId: string
  requote?: Readonly<{ requestId: string }> | undefined
  stage: Readonly<{ stage: Stage['stage'] }>
}>

const glance = v.object({
  id: v.string(),
  requestId: v.string(),
  requote: v.optional(v.object({ requestId: v.string() })),
  stage: v.object({ stage: v.picklist(['steps', 'tracking', 'refunding', 'filled', 'refunded', 'failed']) }),
})

const LATELY = 500

/** Makes the store of executions. */
export function createExecutions(ports: ExecutionsPorts): Executions {
  const { database, onDamaged, marks } = ports
  // These rows match all their traces; only this store changes them later.
  const compared = new Set<string>()
  const { read, load, readAll, journalOf } = createExecutionReader(ports, compared)

  async function write(execution: Execution, entry: JournalEntry): Promise<void> {
    const names = reservedByExecution(execution)
    const made = executionRowOf(execution, '')
    const before = () => database.read('executions', (rows) => rows.get(execution.id))
    const row = (await ports.seal?.(made, before)) ?? made
    await database.writeRecord('executions', execution.id, async (records) => {
      const stored: unknown = await records.executions.get(execution.id)
      const storedSeq = fieldOf(stored, 'seq')
      const due = stored === undefined ? 0 : typeof storedSeq === 'number' ? storedSeq + 1 : undefined
      if (execution.seq !== due) throw stale(due, execution.seq)
      await refuseReserved({ id: execution.id, names, stored }, records)
      const last = fieldOf(stored, 'last')
      const record = journalRecord(execution.id, execution.seq, entry, typeof last === 'string' ? last : undefined)
      await records.journal.add(record)
      await records.executions.put({ ...row, last: record.hash })
    })
    compared.add(execution.id)
  }

  return {
    begin: (execution) => write(execution, { entry: 'began', execution }),
    save: async (execution, event) => {
      await write(execution, { entry: 'event', event })
      if (next(execution) === undefined) await marks?.drop(execution.id).catch(() => undefined)
    },
    mark: (execution) => markBroadcast(execution, marks),
    load,
    list: (whole = {}) =>
      newestReadable(
        whole,
        (...part) => database.read('executions', (store) => newestFirst(store.index('byApproval'), ...part)),
        read,
      ),
    holding: async (resource) =>
      readAll(await database.read('executions', (store) => store.index('byResources').getAll(resource))),
    glanceInFlight: async () => {
      const rows = await rowsInFlight(ports, 'executions')
      return rows.flatMap((row) => {
        const seen = v.safeParse(glance, fieldOf(row, 'execution'))
        if (seen.success) return [seen.output]
        onDamaged({ store: 'executions', key: String(fieldOf(row, 'id')), why: describeIssues(seen.issues) })
        return []
      })
    },
    ofCalls: async (origin, callsId) => {
      const rows = await database.read('executions', (store) => store.index('byCalls').getAll([origin, callsId]))
      const [first] = await readAll(rows)
      return first
    },
    ofSite: async (origin, limit) => {
      const rows = await database.read('executions', async (store) => {
        const found: unknown[] = []
        let cursor = await store.index('byApproval').openCursor(null, 'prev')
        for (let seen = 0; cursor && seen < LATELY && found.length < limit; seen += 1) {
          const calls = fieldOf(cursor.value, 'calls')
          if (Array.isArray(calls) && calls[0] === origin) found.push(cursor.value)
          cursor = await cursor.continue()
        }
        return found
      })
      return readAll(rows)
    },
    usedAmong: (ids, exceptId) =>
      database.read('executions', (store) => namesInUse(store.index('byIds'), ids, exceptId)),
    journal: async (id) => (await journalOf(id)).records,
  }
}

function stale(due: number | undefined, got: number): CausewayError {
  const expected = due === undefined ? 'a readable row' : `${due}`
  return new CausewayError('STALE_SAVE', 'This transfer was saved by someone else meanwhile; nothing was written', {
    where: 'seq',
    expected,
    got,
  })
}
