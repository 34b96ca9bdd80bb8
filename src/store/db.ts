import { type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb'
import { CausewayError, isCausewayError } from '../lib/errors.ts'
import { MIGRATIONS, type Migration, markRows, type Schema, type StoreName } from './migrations.ts'
import { usedAmong } from './used-among.ts'

export const DATABASE_NAME = 'causeway'

/** A store within one transaction, which ends when nothing is asked of it: `work` must wait for nothing else. */
export type Reading<S extends StoreName> = IDBPObjectStore<Schema, S[], S, 'readonly'>
/** Nothing is removed within one: see `remove`. */
export type Writing<S extends StoreName, In extends StoreName = S> = Pick<
  IDBPObjectStore<Schema, In[], S, 'readwrite'>,
  'get' | 'put' | 'add'
>

type RecordStore = 'executions' | 'bundles' | 'journal'

/** The stores of what is carried on, within one transaction. */
export type Records = Readonly<{
  executions: Writing<'executions', RecordStore>
  bundles: Writing<'bundles', RecordStore>
  journal: Writing<'journal', RecordStore>
  /** Which of these names other records have at this moment, those of unreadable rows included. */
  usedAmong: (names: readonly string[], exceptId: string) => Promise<readonly string[]>
}>

/**
 * The one database. Each call is one transaction on one store.
 *
 * Rejects with a `CausewayError`: `STORE_NEWER` when a newer Causeway wrote it, `STORE_FULL` when the disk has no space left,
 * `STORE_FAILED` when the browser could not do it, and whatever error of ours `work` throws; then nothing was written.
 */
export type Database = Readonly<{
  read: <S extends StoreName, T>(name: S, work: (store: Reading<S>) => Promise<T>) => Promise<T>
  /** Resolves once it is on the disk. `key` is that of the one row that is written, where it is known before. */
  write: <S extends StoreName, T>(name: S, work: (store: Writing<S>) => Promise<T>, key?: string) => Promise<T>
  /** One transaction on two stores: both are written, or neither. Resolves once it is on the disk; `key` is of the first. */
  writeBoth: <A extends StoreName, B extends StoreName, T>(
    first: A,
    second: B,
    work: (first: Writing<A, A | B>, second: Writing<B, A | B>) => Promise<T>,
    key?: string,
  ) => Promise<T>
  /** One transaction on all that is carried on, so that a name which is free in it is taken by it. `id` is of the one record. */
  writeRecord: <T>(store: 'executions' | 'bundles', id: string, work: (records: Records) => Promise<T>) => Promise<T>
  /** Removes rows where there are any, all of them or none. Resolves once it is on the disk. */
  remove: <S extends StoreName>(name: S, keys: readonly Schema[S]['key'][]) => Promise<void>
  /** Closes the connection; the next call opens it again. */
  close: () => Promise<void>
}>

/** What could not be read, for a report: the row stays where it is. */
export type Damage = Readonly<{ store: StoreName; key: string; why: string }>
export type OnDamaged = (damage: Damage) => void

export type DatabaseOptions = Readonly<{
  name?: string
  migrations?: readonly Migration[]
  onSpace?: (isThere: boolean) => void
}>

/**
 * Makes the database, opened at the first call. The connection is given up when another context wants to change the
 * version, and opened again when the browser has ended it, as it may at any time. `onSpace` hears of each write whether the
 * disk had the space for it.
 */
export function createDatabase(options: DatabaseOptions = {}): Database {
  const { name: databaseName = DATABASE_NAME, migrations = MIGRATIONS, onSpace = () => undefined } = options
  let connection: Promise<IDBPDatabase<Schema>> | undefined

  function open(): Promise<IDBPDatabase<Schema>> {
    if (connection) return connection
    const forget = () => {
      if (connection === opening) connection = undefined
    }
    const opening = openDB<Schema>(databaseName, migrations.length, {
      upgrade: async (database, oldVersion, _newVersion, transaction) => {
        transaction.done.catch(() => undefined)
        try {
          for (const migrate of migrations.slice(oldVersion)) await migrate({ database, transaction })
          await markRows(oldVersion, { database, transaction })
        } catch {
          // A failure that comes late would not undo it by itself; opening fails then, with nothing changed.
          abort(transaction)
        }
      },
      // Another context waits for this connection to end; it opens the newer version, and this one fails from then on.
      blocking: () => {
        forget()
        void opening.then((database) => database.close())
      },
      terminated: forget,
    })
    connection = opening
    opening.catch(forget)
    return opening
  }

  async function begin<S extends StoreName, M extends 'readonly' | 'readwrite'>(names: S[], mode: M) {
    const start = async () => (await open()).transaction(names, mode, { durability: 'strict' })
    try {
      return await start()
    } catch (error) {
      // The connection ended before we heard of it. No transaction was begun, so beginning again repeats nothing.
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
      connection = undefined
      return start()
    }
  }

  async function writing<T>(work: () => Promise<T>): Promise<T> {
    try {
      const result = await guarded(work)
      onSpace(true)
      return result
    } catch (error) {
      if (isCausewayError(error, 'STORE_FULL')) onSpace(false)
      throw error
    }
  }

  return {
    read: (name, work) =>
      guarded(async () => {
        const transaction = await begin([name], 'readonly')
        transaction.done.catch(() => undefined)
        return work(transaction.objectStore(name))
      }),
    write: (name, work) =>
      writing(async () => {
        const transaction = await begin([name], 'readwrite')
        return whole(transaction, () => work(transaction.objectStore(name)))
      }),
    writeBoth: (first, second, work) =>
      writing(async () => {
        const transaction = await begin([first, second], 'readwrite')
        return whole(transaction, () => work(transaction.objectStore(first), transaction.objectStore(second)))
      }),
    writeRecord: (_store, _id, work) =>
      writing(async () => {
        const transaction = await begin<RecordStore, 'readwrite'>(['executions', 'bundles', 'journal'], 'readwrite')
        const [executions, bundles, journal] = [
          transaction.objectStore('executions'),
          transaction.objectStore('bundles'),
          transaction.objectStore('journal'),
        ]
        const used: Records['usedAmong'] = async (names, exceptId) => [
          ...(await usedAmong(executions.index('byIds'), names, exceptId)),
          ...(await usedAmong(bundles.index('byIds'), names, exceptId)),
        ]
        return whole(transaction, () => work({ executions, bundles, journal, usedAmong: used }))
      }),
    remove: (name, keys) =>
      guarded(async () => {
        const transaction = await begin([name], 'readwrite')
        const store = transaction.objectStore(name)
        await whole(transaction, () => Promise.all(keys.map((key) => store.delete(key))))
      }),
    close: async () => {
      const closing = connection
      connection = undefined
      ;(await closing?.catch(() => undefined))?.close()
    },
  }
}

type Ending = Readonly<{ done: Promise<void>; abort: () => void }>

// All of the work, or nothing of it: an error undoes what was written before.
async function whole<T>(transaction: Ending, work: () => Promise<T>): Promise<T> {
  transaction.done.catch(() => undefined)
  try {
    const result = await work()
    await transaction.done
    return result
  } catch (error) {
    abort(transaction)
    // The request may only say that its transaction was aborted, which says why.
    const why: unknown = await transaction.done.catch((reason: unknown) => reason)
    throw isOutOfSpace(why) ? why : error
  }
}

function isOutOfSpace(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isCausewayError(error)) throw error
    if (error instanceof DOMException && error.name === 'VersionError') {
      throw new CausewayError('STORE_NEWER', 'What is stored was written by a newer Causeway; update to go on.', {
        cause: error,
      })
    }
    if (isOutOfSpace(error)) {
      throw new CausewayError('STORE_FULL', 'The disk has no space left; nothing was written.', { cause: error })
    }
    throw new CausewayError('STORE_FAILED', 'The browser could not read or write what Causeway stores.', {
      cause: error,
    })
  }
}

function abort(transaction: Readonly<{ abort: () => void }>): void {
  try {
    transaction.abort()
  } catch {
    // It has ended by itself already.
  }
}
