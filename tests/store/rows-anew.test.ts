import { describe, expect, it } from 'vitest'
import { fromWire } from '../../src/lib/wire.ts'
import { createBundles } from '../../src/store/bundles/store.ts'
import { createDatabase, type Database } from '../../src/store/database/indexed-db.ts'
import { decodeExecutionRow, executionRowOf, fieldOf } from '../../src/store/executions/row.ts'
import { createExecutions } from '../../src/store/executions/store.ts'
import { MIGRATIONS } from '../../src/store/migrations.ts'
import { createRowUpdate } from '../../src/store/row-update.ts'
import type { RowProgress } from '../../src/store/rows-anew.ts'
import { withSecondCopies } from '../../src/store/second-copies/copied-database.ts'
import { count } from '../count.ts'
import { approved, newPlace, newWorker, withEmptyDisk } from './stand.ts'

withEmptyDisk()

const MANY = count('CAUSEWAY_OLD_ROWS', { usual: 2_000, deep: 10_000 })
const golden = fromWire((await import('./golden/execution-1.json', { with: { type: 'json' } })).default)
const ended = executionRowOf(
  approved({ stage: { stage: 'failed', end: { reason: 'expired' } }, pendingNotifications: [] }),
  'last',
)

const nameOf = (at: number) => `transfer-${String(at).padStart(5, '0')}`

/** A row of version 1 that is over. */
function oldRow(at: number): unknown {
  const execution = fieldOf(golden, 'execution')
  const id = nameOf(at)
  return {
    id,
    seq: fieldOf(golden, 'seq'),
    approvedAtSeconds: at,
    execution: { ...Object(execution), id, stage: { stage: 'failed', end: { reason: 'expired' } } },
  }
}

async function diskOf(version: number, rows: readonly unknown[]): Promise<void> {
  const database = createDatabase({ migrations: MIGRATIONS.slice(0, version) })
  await database.write('executions', async (store) => void (await Promise.all(rows.map((row) => store.put(row)))))
  await database.close()
}

const manyOld = () =>
  diskOf(
    1,
    Array.from({ length: MANY }, (_, at) => oldRow(at)),
  )
const isNew = (row: unknown) => decodeExecutionRow(row).ok

/** The same database, which ends like a killed background once so many batches were written. */
function killedAfter(batches: number): Database {
  const database = createDatabase()
  let written = 0
  return {
    ...database,
    writeBoth: (...asked) => {
      written += 1
      return written > batches ? Promise.reject(new Error('killed')) : database.writeBoth(...asked)
    },
  }
}

/** Counts the rows that are read of the browser's database. */
function countingReads() {
  const counted = { rows: 0 }
  const spy = (of: object, method: string) => {
    const real = Reflect.get(of, method)
    Reflect.set(of, method, function (this: unknown, ...asked: unknown[]) {
      const request = real.apply(this, asked)
      request.addEventListener('success', () => {
        const result: unknown = request.result
        if (Array.isArray(result)) counted.rows += result.length
        else if (result) counted.rows += 1
      })
      return request
    })
    return () => Reflect.set(of, method, real)
  }
  const undo = [IDBObjectStore.prototype, IDBIndex.prototype].flatMap((of) =>
    ['get', 'getAll', 'openCursor'].map((method) => spy(of, method)),
  )
  return {
    counted,
    stop: () => {
      for (const each of undo) each()
    },
  }
}

describe('a disk of 10,000 rows of an older version', () => {
  it('is opened without reading one of them, and written anew by the batch, each batch shown', async () => {
    await manyOld()
    const reads = countingReads()
    const database = createDatabase()
    expect(await database.read('vault', (store) => store.get('vault'))).toBeUndefined()
    const executions = createExecutions({ database, onDamaged: () => {} })
    expect(await executions.glanceInFlight()).toEqual([])
    expect(reads.counted.rows).toBe(0)
    reads.stop()
    const update = createRowUpdate(database)
    const shown: (RowProgress | undefined)[] = []
    update.onChange(() => shown.push(update.progress()))
    await update.whenDone()
    expect(shown.at(0)).toEqual({ done: 0, of: MANY })
    expect(shown).toContainEqual({ done: 1_000, of: MANY })
    expect(shown.at(-1)).toBeUndefined()
    const rows = await database.read('executions', (store) => store.getAll())
    expect(rows.filter(isNew)).toHaveLength(MANY)
    expect(await database.read('journal', (store) => store.count())).toBe(MANY)
  }, 120_000)
})

describe('rows of an older version', () => {
  const SOME = Array.from({ length: 350 }, (_, at) => oldRow(at))

  it('are gone on with after the batch that a killed background wrote last', async () => {
    await diskOf(1, SOME)
    await expect(createRowUpdate(killedAfter(2)).whenDone()).rejects.toThrow('killed')
    const database = createDatabase()
    const rows = await database.read('executions', (store) => store.getAll())
    expect(rows.map(isNew)).toEqual(SOME.map((_, at) => at < 200))
    const update = createRowUpdate(database)
    const shown: number[] = []
    update.onChange(() => shown.push(update.progress()?.done ?? -1))
    await update.whenDone()
    expect(shown[0]).toBe(200)
    expect((await database.read('executions', (store) => store.getAll())).every(isNew)).toBe(true)
    expect(await createRowUpdate(database).whenDone()).toBeUndefined()
  })

  it('keep whatever is decided by them waiting until the last one is written, and are shown meanwhile', async () => {
    await diskOf(1, SOME)
    let free = () => {}
    const gate = new Promise<void>((resolve) => {
      free = resolve
    })
    const real = createDatabase()
    const database: Database = {
      ...real,
      writeBoth: async (...asked) => {
        await gate
        return real.writeBoth(...asked)
      },
    }
    const worker = { database, onDamaged: () => {} }
    const [executions, bundles] = [createExecutions(worker), createBundles(worker)]
    const order = String(fieldOf(fieldOf(golden, 'execution'), 'orderId'))
    const done: string[] = []
    const deciding = [
      executions.begin(approved({ id: 'new' })).then(() => done.push('begin')),
      executions.holding('nonces 1 0xabc').then(() => done.push('holding')),
      executions.usedAmong([order], '').then((used) => done.push(`used ${used.length}`)),
      bundles.holding('nonces 1 0xabc').then(() => done.push('bundles holding')),
    ]
    expect(await database.read('executions', (store) => store.count())).toBe(350)
    expect(done).toEqual([])
    free()
    await Promise.all(deciding)
    expect(done.sort()).toEqual(['begin', 'bundles holding', 'holding', 'used 1'])
  })

  it('are carried over when they are read before that', async () => {
    await diskOf(1, SOME)
    const worker = newWorker()
    const [first] = await createExecutions(worker).list({ limit: 1 })
    expect(first?.id).toBe(nameOf(349))
    expect(worker.damages).toEqual([])
  })

  it('are not touched where every one is of this version', async () => {
    await createExecutions(newWorker()).begin(approved())
    const update = createRowUpdate(createDatabase())
    let isShown = false
    update.onChange(() => {
      isShown = true
    })
    await update.whenDone()
    expect(isShown).toBe(false)
  })
})

describe('a disk of 10,000 transfers that are over', () => {
  it('is read at the unlock for what is under way alone, and copied afterwards', async () => {
    const place = newPlace()
    const first = createDatabase()
    await first.write('executions', async (store) => {
      await Promise.all(
        Array.from({ length: MANY }, (_, at) => store.put({ ...ended, id: nameOf(at), approvedAtSeconds: at })),
      )
    })
    await first.write(
      'executions',
      async (store) => void (await store.put(executionRowOf(approved({ id: 'under way' }), 'last'))),
    )
    const reads = countingReads()
    const database = withSecondCopies({ database: first, place, onDamaged: () => {} })
    await database.read('vault', (store) => store.get('vault'))
    await database.read('settings', (store) => store.get('settings'))
    const executions = createExecutions({ database, onDamaged: () => {} })
    const bundles = createBundles({ database, onDamaged: () => {} })
    expect(await executions.glanceInFlight()).toHaveLength(1)
    expect(await bundles.inFlight()).toEqual([])
    // The few that one batch of copies reads meanwhile are no part of it.
    expect(reads.counted.rows).toBeLessThan(1_000)
    await expect.poll(() => place.texts.size, { timeout: 60_000 }).toBeGreaterThan(MANY)
    reads.stop()
  }, 120_000)
})
