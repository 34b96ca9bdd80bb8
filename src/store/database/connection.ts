import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import type { DiskSpace } from './disk-space.ts'
import { isUnknown } from './errors.ts'
import { type Migration, migrateAll, type Schema, type StoreName } from './migrations.ts'

/** A requested connection. A browser that can't write ends it, perhaps without answering. */
type Connection = Readonly<{
  database: Promise<IDBPDatabase<Schema>>
  /** Rejects transactions under way. Each leaves when over: a shared promise would keep its rows. */
  underWay: Set<(why: unknown) => void>
}>

type Mode = 'readonly' | 'readwrite'

export type Connections = Readonly<{
  /** Rejects when the connection ends. */
  within: <S extends StoreName, M extends Mode, T>(
    names: S[],
    mode: M,
    work: (transaction: IDBPTransaction<Schema, S[], M>) => Promise<T>,
  ) => Promise<T>
  close: () => Promise<void>
}>

export type ConnectionOptions = Readonly<{
  databaseName: string
  migrations: readonly Migration[]
  whereThereIsSpace: DiskSpace['whereThereIsSpace']
}>

/** Makes connections. One closes for another context's version change; the next transaction reopens. */
export function createConnections({ databaseName, migrations, whereThereIsSpace }: ConnectionOptions): Connections {
  let connection: Connection | undefined

  function open(): Connection {
    if (connection) return connection
    const forget = () => {
      if (connection === mine) connection = undefined
    }
    const opening = whereThereIsSpace(() =>
      openDB<Schema>(databaseName, migrations.length, {
        upgrade: (database, oldVersion, _newVersion, transaction) =>
          migrateAll(migrations.slice(oldVersion), { database, transaction }),
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

  async function begin<S extends StoreName, M extends Mode>(names: S[], mode: M) {
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

  async function within<S extends StoreName, M extends Mode, T>(
    names: S[],
    mode: M,
    work: (transaction: IDBPTransaction<Schema, S[], M>) => Promise<T>,
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

  async function close(): Promise<void> {
    const closing = connection
    connection = undefined
    ;(await closing?.database.catch(() => undefined))?.close()
  }

  return { within, close }
}
