import type { Database, WritableStore } from '../database/indexed-db.ts'
import type { StoreName } from '../database/migrations.ts'
import { idOf, isCopied, isOfCopied } from './copied-rows.ts'
import type { CopyPorts } from './storage.ts'
import { createSynchronization } from './synchronization.ts'

/**
 * Copies the database's rows: a killed browser can lose its database. A copy follows its row within the save; an
 * interrupted one leaves its name. Removals take the copy first, so revoked data can't return;
 * on failure the row stays (`STORE_FAILED`).
 */
export function withSecondCopies(copying: CopyPorts): Database {
  const { database } = copying
  const { compareOnce, writeCopied, removeCopied } = createSynchronization(copying)

  return {
    read: async (...asked) => {
      const comparing = compareOnce(asked[0])
      if (comparing) await comparing
      return database.read(...asked)
    },
    write: (name, work, key) => {
      if (!isOfCopied(name)) return database.write(name, work)
      return writeCopied(idOf(name, key ?? ''), (rows) =>
        database.write(name, (store) => work(noting(name, store, rows))),
      )
    },
    writeBoth: (first, second, work, key) =>
      writeCopied(idOf(first, key ?? ''), (rows) =>
        database.writeBoth(first, second, (one, other) => work(noting(first, one, rows), noting(second, other, rows))),
      ),
    writeRecord: (store, key, work) =>
      writeCopied(idOf(store, key), (rows) =>
        database.writeRecord(store, key, ({ executions, bundles, journal, usedAmong }) =>
          work({
            executions: noting('executions', executions, rows),
            bundles: noting('bundles', bundles, rows),
            journal: noting('journal', journal, rows),
            usedAmong,
          }),
        ),
      ),
    remove: (name, keys) => {
      if (!isOfCopied(name)) return database.remove(name, keys)
      return removeCopied(name, keys)
    },
    close: database.close,
  }
}

function noting<S extends StoreName, In extends StoreName>(
  name: S,
  store: WritableStore<S, In>,
  rows: Map<string, unknown>,
): WritableStore<S, In> {
  const note = (key: unknown, row: unknown) => {
    const id = idOf(name, key)
    if (isCopied(id)) rows.set(id, row)
  }
  return {
    get: (key) => store.get(key),
    put: async (row, given) => {
      const key = await store.put(row, given)
      note(key, row)
      return key
    },
    add: async (row, given) => {
      const key = await store.add(row, given)
      note(key, row)
      return key
    },
  }
}
