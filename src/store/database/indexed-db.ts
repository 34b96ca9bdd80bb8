import type { IDBPObjectStore, IDBPTransaction } from 'idb'
import { namesInUse } from '../records/names-in-use.ts'
import { createConnections } from './connection.ts'
import { createDiskSpace, type DiskSpaceOptions } from './disk-space.ts'
import { MIGRATIONS, type Migration, type Schema, type StoreName } from './migrations.ts'
import { atomically } from './transaction.ts'

export const DATABASE_NAME = 'causeway-store'

/** A store in one transaction, which ends when idle: `work` must await nothing else. */
export type ReadableStore<S extends StoreName> = IDBPObjectStore<Schema, S[], S, 'readonly'>
/** Removal is separate: see `remove`. */
export type WritableStore<S extends StoreName, In extends StoreName = S> = Pick<
  IDBPObjectStore<Schema, In[], S, 'readwrite'>,
  'get' | 'put' | 'add'
>

type RecordStore = 'executions' | 'bundles' | 'journal'

export type Records = Readonly<{
  executions: WritableStore<'executions', RecordStore>
  bundles: WritableStore<'bundles', RecordStore>
  journal: WritableStore<'journal', RecordStore>
  /** Names that other records have now, unreadable rows included. */
  usedAmong: (names: readonly string[], exceptId: string) => Promise<readonly string[]>
}>

/**
 * The database; each call is one transaction on one store, and rejects with a `CausewayError` without writing.
 * `STORE_NEWER`: a newer Causeway wrote it. `STORE_FULL`: a full disk. `STORE_FAILED`: the browser failed. Our errors
 * in `work` pass through.
 */
export type Database = Readonly<{
  read: <S extends StoreName, T>(name: S, work: (store: ReadableStore<S>) => Promise<T>) => Promise<T>
  /** Resolves once it's on the disk. `key` is the one written row's, where known before. */
  write: <S extends StoreName, T>(name: S, work: (store: WritableStore<S>) => Promise<T>, key?: string) => Promise<T>
  /** Writes both stores or neither; resolves once on disk. `key` belongs to the first. */
  writeBoth: <A extends StoreName, B extends StoreName, T>(
    first: A,
    second: B,
    work: (first: WritableStore<A, A | B>, second: WritableStore<B, A | B>) => Promise<T>,
    key?: string,
  ) => Promise<T>
  /** One transaction on all records, so a free name stays free until taken. `id` is the record's. */
  writeRecord: <T>(store: 'executions' | 'bundles', id: string, work: (records: Records) => Promise<T>) => Promise<T>
  /** Removes all rows or none, and resolves once that's on the disk. */
  remove: <S extends StoreName>(name: S, keys: readonly Schema[S]['key'][]) => Promise<void>
  /** Closes the connection; the next call reopens it. */
  close: () => Promise<void>
}>

/** A row that couldn't be read, for a report; it stays on the disk. */
export type Damage = Readonly<{ store: StoreName; key: string; why: string }>
export type OnDamaged = (damage: Damage) => void

export type DatabaseOptions = DiskSpaceOptions & Readonly<{ name?: string; migrations?: readonly Migration[] }>

/**
 * Opened at the first call. It closes for another context's version change, and reopens after the
 * browser ends it. `onSpace` hears whether each opening and write had space.
 */
export function createDatabase(options: DatabaseOptions = {}): Database {
  const { name: databaseName = DATABASE_NAME, migrations = MIGRATIONS } = options
  const { whereThereIsSpace, guarded, writing } = createDiskSpace(options)
  const { within, close } = createConnections({ databaseName, migrations, whereThereIsSpace })

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
        within([name], 'readwrite', (transaction) =>
          atomically(transaction, () => work(transaction.objectStore(name))),
        ),
      ),
    writeBoth: (first, second, work) =>
      writing(() =>
        within([first, second], 'readwrite', (transaction) =>
          atomically(transaction, () => work(transaction.objectStore(first), transaction.objectStore(second))),
        ),
      ),
    writeRecord: (_store, _id, work) =>
      writing(() =>
        within(['executions', 'bundles', 'journal'] satisfies RecordStore[], 'readwrite', (transaction) =>
          atomically(transaction, () => work(recordsIn(transaction))),
        ),
      ),
    remove: (name, keys) =>
      guarded(() =>
        within([name], 'readwrite', async (transaction) => {
          const store = transaction.objectStore(name)
          await atomically(transaction, () => Promise.all(keys.map((key) => store.delete(key))))
        }),
      ),
    close,
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
