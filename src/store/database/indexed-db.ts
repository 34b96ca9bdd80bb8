import { type IDBPDatabase, type IDBPObjectStore, type IDBPTransaction, openDB } from 'idb'
import { CausewayError, isCausewayError } from '../../lib/errors.ts'
import { namesInUse } from '../records/names-in-use.ts'
import { MIGRATIONS, type Migration, type Schema, type StoreName } from './migrations.ts'

export const DATABASE_NAME = 'causeway-store'

/** A store in one transaction, which ends when idle: `work` must await nothing else. */
export type ReadableStore<S extends StoreName> = IDBPObjectStore<Schema, S[], S, 'readonly'>
/** Removal is separate: see `remove`. */
export type WritableStore<S extends StoreName, In extends StoreName = S> = Pick<
  IDBPObjectStore<Schema, In[], S, 'readwrite'>,
  'get' | 'put' | 'add'
>

type RecordStore = 'executions' | 'bundles' | 'journal'

/** The stores of transfers and bundles, in one transaction. */
export type Records = Readonly<{
  executions: WritableStore<'executions', RecordStore>
  bundles: WritableStore<'bundles', RecordStore>
  journal: WritableStore<'journal', RecordStore>
  /** Which of these names other records have now, unreadable rows included. */
  usedAmong: (names: readonly string[], exceptId: string) => Promise<readonly string[]>
}>

/**
 * The one database; each call is one transaction on one store. It rejects with a `CausewayError`, and then nothing was
 * written. `STORE_NEWER`: a newer Causeway wrote it. `STORE_FULL`: the disk is full. `STORE_FAILED`: the browser
 * failed. Errors of ours in `work` pass through.
 */
export type Database = Readonly<{
  read: <S extends StoreName, T>(name: S, work: (store: ReadableStore<S>) => Promise<T>) => Promise<T>
  /** Resolves once it's on the disk. `key` is the one written row's, where known before. */
  write: <S extends StoreName, T>(name: S, work: (store: WritableStore<S>) => Promise<T>, key?: string) => Promise<T>
  /** Writes both stores or neither. Resolves once it's on the disk; `key` belongs to the first store. */
  writeBoth: <A extends StoreName, B extends StoreName, T>(
    first: A,
    second: B,
    work: (first: WritableStore<A, A | B>, second: WritableStore<B, A | B>) => Promise<T>,
    key?: string,
  ) => Promise<T>
  /** One transaction on all records, so that a free name stays free until it's taken. `id` is the record's. */
  writeRecord: <T>(store: 'executions' | 'bundles', id: string, work: (records: Records) => Promise<T>) => Promise<T>
  /** Removes all rows or none, and resolves once that's on the disk. */
  remove: <S extends StoreName>(name: S, keys: readonly Schema[S]['key'][]) => Promise<void>
  /** Closes the connection; the next call reopens it. */
  close: () => Promise<void>
}>

/** A row that couldn't be read, for a report; it stays on the disk. */
export type Damage = Readonly<{ store: StoreName; key: string; why: string }>
export type OnDamaged = (damage: Damage) => void

export type DatabaseOptions = Readonly<{
  name?: string
  migrations?: readonly Migration[]
  onSpace?: (isThere: boolean) => void
  /** Free bytes; undefined where the browser doesn't tell. */
  bytesLeft?: () => Promise<number | undefined>
}>

/** A failure with fewer free bytes than this means a full disk. */
const LEAST_LEFT = 1_000_000

/** A requested connection. A browser that can't write ends it, perhaps without answering. */
type Connection = Readonly<{
  database: Promise<IDBPDatabase<Schema>>
  /** Rejects the transactions under way. Each leaves when it's over: a shared promise would keep the rows that it read. */
  underWay: Set<(why: unknown) => void>
}>

/**
 * Makes the database, which opens at the first call. The connection closes for another context's version change, and
 * reopens after the browser ends it. `onSpace` hears of each opening and write whether the disk had space.
 */
export function createDatabase(options: DatabaseOptions = {}): Database {
  const { name: databaseName = DATABASE_NAME, migrations = MIGRATIONS, onSpace = () => undefined } = options
  let connection: Connection | undefined

  function open(): Connection {
    if (connection) return connection
    const forget = () => {
      if (connection === mine) connection = undefined
    }
    const opening = whereThereIsSpace(() =>
      openDB<Schema>(databaseName, migrations.length, {
        upgrade: async (database, oldVersion, _newVersion, transaction) => {
          transaction.done.catch(() => undefined)
          try {
            for (const migrate of migrations.slice(oldVersion)) await migrate({ database, transaction })
          } catch {
            // A late failure doesn't abort by itself; opening fails then, and nothing is changed.
            abort(transaction)
          }
        },
        // Another context waits for this connection to end, to open the newer version; this one fails then.
        blocking: () => {
          forget()
          void opening.then((database) => database.close())
        },
        terminated: forget,
      }),
    )
    const mine: Connection = { database: opening, underWay: new Set() }
    connection = mine
    opening.catch(forget)
    return mine
  }

  // On a full disk a browser may take the database for damaged, and begin an empty one instead.
  async function whereThereIsSpace<T>(opening: () => Promise<T>): Promise<T> {
    if (await isFull()) throw full()
    const opened = await opening()
    onSpace(true)
    return opened
  }

  async function begin<S extends StoreName, M extends 'readonly' | 'readwrite'>(names: S[], mode: M) {
    const start = async () => {
      const on = open()
      return { on, transaction: (await on.database).transaction(names, mode, { durability: 'strict' }) }
    }
    try {
      return await start()
    } catch (error) {
      // The connection had already ended. No transaction began, so a retry repeats nothing.
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
      connection = undefined
      return start()
    }
  }

  type Begun<S extends StoreName, M extends 'readonly' | 'readwrite'> = Awaited<
    ReturnType<typeof begin<S, M>>
  >['transaction']

  async function within<S extends StoreName, M extends 'readonly' | 'readwrite', T>(
    names: S[],
    mode: M,
    work: (transaction: Begun<S, M>) => Promise<T>,
  ): Promise<T> {
    const { on, transaction } = await begin<S, M>(names, mode)
    let fail: (why: unknown) => void = () => undefined
    try {
      return await new Promise<T>((resolve, reject) => {
        fail = reject
        on.underWay.add(fail)
        work(transaction).then(resolve, reject)
      })
    } catch (error) {
      if (isUnknown(error)) leave(on, error)
      throw error
    } finally {
      on.underWay.delete(fail)
    }
  }

  // The browser has ended it or soon will, without an event.
  function leave(on: Connection, why: unknown): void {
    if (connection === on) connection = undefined
    for (const fail of on.underWay) fail(why)
    on.database.then(
      (database) => database.close(),
      () => undefined,
    )
  }

  async function guarded<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      const told = errorOf(error, isOutOfSpace(error) || (isUnknown(error) && (await isFull())))
      if (isCausewayError(told, 'STORE_FULL')) onSpace(false)
      throw told
    }
  }

  async function isFull(): Promise<boolean> {
    const left = await options.bytesLeft?.().catch(() => undefined)
    return left !== undefined && left < LEAST_LEFT
  }

  async function writing<T>(work: () => Promise<T>): Promise<T> {
    const result = await guarded(work)
    onSpace(true)
    return result
  }

  return {
    read: (name, work) =>
      guarded(() =>
        within([name], 'readonly', (transaction) => {
          transaction.done.catch(() => undefined)
          return work(transaction.objectStore(name))
        }),
      ),
    write: (name, work) =>
      writing(() =>
        within([name], 'readwrite', (transaction) => whole(transaction, () => work(transaction.objectStore(name)))),
      ),
    writeBoth: (first, second, work) =>
      writing(() =>
        within([first, second], 'readwrite', (transaction) =>
          whole(transaction, () => work(transaction.objectStore(first), transaction.objectStore(second))),
        ),
      ),
    writeRecord: (_store, _id, work) =>
      writing(() =>
        within(['executions', 'bundles', 'journal'] satisfies RecordStore[], 'readwrite', (transaction) =>
          whole(transaction, () => work(recordsIn(transaction))),
        ),
      ),
    remove: (name, keys) =>
      guarded(() =>
        within([name], 'readwrite', async (transaction) => {
          const store = transaction.objectStore(name)
          await whole(transaction, () => Promise.all(keys.map((key) => store.delete(key))))
        }),
      ),
    close: async () => {
      const closing = connection
      connection = undefined
      ;(await closing?.database.catch(() => undefined))?.close()
    },
  }
}

function recordsIn(transaction: IDBPTransaction<Schema, RecordStore[], 'readwrite'>): Records {
  const [executions, bundles, journal] = [
    transaction.objectStore('executions'),
    transaction.objectStore('bundles'),
    transaction.objectStore('journal'),
  ]
  const used: Records['usedAmong'] = async (names, exceptId) => [
    ...(await namesInUse(executions.index('byIds'), names, exceptId)),
    ...(await namesInUse(bundles.index('byIds'), names, exceptId)),
  ]
  return { executions, bundles, journal, usedAmong: used }
}

type Ending = Readonly<{ done: Promise<void>; abort: () => void }>

// All of the work or none: an error undoes earlier writes.
async function whole<T>(transaction: Ending, work: () => Promise<T>): Promise<T> {
  transaction.done.catch(() => undefined)
  try {
    const result = await work()
    await transaction.done
    return result
  } catch (error) {
    abort(transaction)
    // The request may only report an abort; its transaction has the cause.
    const why: unknown = await transaction.done.catch((reason: unknown) => reason)
    throw isOutOfSpace(why) || isUnknown(why) ? why : error
  }
}

function isOutOfSpace(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

// A browser reports failed file access this way, a full disk included.
function isUnknown(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'UnknownError'
}

function errorOf(error: unknown, isFull: boolean): CausewayError {
  if (isCausewayError(error)) return error
  if (error instanceof DOMException && error.name === 'VersionError') {
    return new CausewayError('STORE_NEWER', 'What is stored was written by a newer Causeway; update to go on.', {
      cause: error,
    })
  }
  if (isFull) return full(error)
  return new CausewayError('STORE_FAILED', 'The browser could not read or write what Causeway stores.', {
    cause: error,
  })
}

function full(cause?: unknown): CausewayError {
  return new CausewayError('STORE_FULL', 'The disk has no space left; nothing was written.', { cause })
}

function abort(transaction: Readonly<{ abort: () => void }>): void {
  try {
    transaction.abort()
  } catch {
    // It has ended by itself.
  }
}
