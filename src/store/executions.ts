import { type Execution, isInFlight } from '../core/execution.ts'
import { CausewayError } from '../lib/errors.ts'
import type { Database, OnDamaged } from './db.ts'
import { decodeExecution, encodeExecution } from './execution-schema.ts'

/** The durable records of every crossing. A row that cannot be read is reported, left out and left alone. */
export type Executions = Readonly<{
  /**
   * Stores a record durably: as a new one with `seq` 0, or over the one whose `seq` it follows.
   * Rejects with `STALE_SAVE`, and writes nothing, when another save came first or the stored row cannot be read.
   */
  save: (execution: Execution) => Promise<void>
  load: (id: string) => Promise<Execution | undefined>
  /** By the time of approval, newest first. */
  list: (options?: Readonly<{ limit?: number }>) => Promise<readonly Execution[]>
  /** What is not over yet, and what the desktop was not told of yet; oldest first. */
  inFlight: () => Promise<readonly Execution[]>
  /** What became of a page's request, by its origin and the id that it knows the request by. */
  ofCalls: (origin: string, callsId: string) => Promise<Execution | undefined>
  /** The request ids and order ids of all other executions, those of unreadable rows included. */
  usedIds: (exceptId: string) => Promise<readonly string[]>
}>

type Row = Readonly<{
  id: string
  seq: number
  approvedAtSeconds: number
  inFlightSinceSeconds?: number
  calls?: readonly [origin: string, callsId: string]
  execution: unknown
}>

/** Makes the store of executions over the database. */
export function createExecutions(ports: Readonly<{ database: Database; onDamaged: OnDamaged }>): Executions {
  const { database, onDamaged } = ports

  function decode(row: unknown): Execution | undefined {
    const decoded = decodeExecution(field(row, 'execution'))
    if (decoded.ok && decoded.execution.seq === field(row, 'seq')) return decoded.execution
    const why = decoded.ok ? 'seq: expected that of its row' : decoded.why
    onDamaged({ store: 'executions', key: String(field(row, 'id')), why })
    return undefined
  }

  return {
    save: (execution) =>
      database.write('executions', async (store) => {
        const stored: unknown = await store.get(execution.id)
        const storedSeq = field(stored, 'seq')
        const due = stored === undefined ? 0 : typeof storedSeq === 'number' ? storedSeq + 1 : undefined
        if (execution.seq !== due) throw stale(due, execution.seq)
        await store.put(rowOf(execution))
      }),
    load: async (id) => {
      const row: unknown = await database.read('executions', (store) => store.get(id))
      return row === undefined ? undefined : decode(row)
    },
    list: ({ limit = Number.POSITIVE_INFINITY } = {}) =>
      database.read('executions', async (store) => {
        const found: Execution[] = []
        let cursor = await store.index('byApproval').openCursor(null, 'prev')
        while (cursor && found.length < limit) {
          const execution = decode(cursor.value)
          if (execution) found.push(execution)
          cursor = await cursor.continue()
        }
        return found
      }),
    inFlight: async () => {
      const rows = await database.read('executions', (store) => store.index('inFlight').getAll())
      return rows.flatMap((row) => decode(row) ?? [])
    },
    ofCalls: async (origin, callsId) => {
      const rows = await database.read('executions', (store) => store.index('byCalls').getAll([origin, callsId]))
      const [first] = rows.flatMap((row) => decode(row) ?? [])
      return first
    },
    usedIds: async (exceptId) => {
      const rows = await database.read('executions', (store) => store.getAll())
      return rows
        .filter((row) => field(row, 'id') !== exceptId)
        .flatMap((row) => ['requestId', 'orderId'].map((name) => field(field(row, 'execution'), name)))
        .filter((id) => typeof id === 'string')
    },
  }
}

function rowOf(execution: Execution): Row {
  const { id, seq, approvedAtSeconds, requester } = execution
  const isWanted = isInFlight(execution) || execution.untold.length > 0
  return {
    id,
    seq,
    approvedAtSeconds,
    ...(isWanted ? { inFlightSinceSeconds: approvedAtSeconds } : {}),
    ...(requester.from === 'dapp' ? { calls: [requester.origin, requester.callsId] } : {}),
    execution: encodeExecution(execution),
  }
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function stale(due: number | undefined, got: number): CausewayError {
  const expected = due === undefined ? 'a readable row' : `${due}`
  return new CausewayError('STALE_SAVE', 'This crossing was saved by someone else meanwhile; nothing was written', {
    where: 'seq',
    expected,
    got,
  })
}
