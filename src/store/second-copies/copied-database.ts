import { CausewayError } from '../../lib/errors.ts'
import { createLock } from '../../lib/lock.ts'
import type { Database, WritableStore } from '../database/indexed-db.ts'
import type { StoreName } from '../database/migrations.ts'
import type { CopiedRow, CopyPorts, SecondCopyStorage } from './storage.ts'

/** The vault has its own mirror; a prompt needs the page that opened it. */
const COPIED = ['executions', 'bundles', 'settings', 'sites', 'chains'] as const

/** This id lists unfinished copies by name, one per line: they may be older than their rows. */
const UNSURE = 'unsure'

const COMPARED_IN = 'comparedIn'

/** These are refetched when lost, or belong to one database. */
const UNCOPIED: readonly string[] = ['balances', 'prices', 'triedAmounts', COMPARED_IN].map((key) => `settings:${key}`)

/**
 * Adds a second copy to the database's rows: a killed browser can lose its database. Missing rows are restored before
 * any read or write; missing copies are written. Both are compared by keys once per browser session; failures are
 * retried at the next call. A copy follows its row within the save; an interrupted one leaves its name and is copied
 * again. Removals take the copy first, so revoked data can't return; on failure the row stays (`STORE_FAILED`). Writes
 * take turns, so that a removed row leaves no copy.
 */
export function withSecondCopies(copying: CopyPorts): Database {
  const { database, place } = copying
  const inTurn = createLock()
  let unsure: readonly string[] | undefined

  let failures = 0

  async function makeWhole(): Promise<void> {
    if (unsure) return
    const found = await bringTogether(copying).catch(() => undefined)
    unsure = found?.unsure
    if (found && found.uncopied.length > 0) copyByBatch(found).catch(() => undefined)
  }

  // Reads and writes don't wait for this. The next background resumes it.
  async function copyByBatch({ unsure: before, uncopied, session }: Found): Promise<void> {
    const { copyRows, COPY_BATCH } = await import('./storage.ts')
    for (let from = 0; from < uncopied.length; from += COPY_BATCH) {
      await inTurn(() => copyRows(copying, uncopied.slice(from, from + COPY_BATCH)))
    }
    await inTurn(async () => {
      if (failures > 0) return
      unsure = unsure?.filter((name) => !before.includes(name)) ?? []
      if (before.length > 0) await place.write({ [UNSURE]: unsure.join('\n') })
      await isCompared(copying, session)
    })
  }

  // A failed copy doesn't fail the save. Its old copy goes: a transfer restored from before its signing would pay
  // twice.
  async function keep(rows: ReadonlyMap<string, unknown>, name: string): Promise<void> {
    if (unsure && (await areWritten(place, rows, unsure))) return
    failures += 1
    if (unsure && !unsure.includes(name)) unsure = [...unsure, name]
    await place.remove([...rows.keys()]).catch(() => undefined)
  }

  function copied<T>(name: string, write: (rows: Map<string, unknown>) => Promise<T>): Promise<T> {
    return inTurn(async () => {
      await makeWhole()
      if (unsure) await place.write({ [UNSURE]: [...unsure, name].join('\n') }).catch(() => undefined)
      const rows = new Map<string, unknown>()
      const result = await write(rows)
      await keep(rows, name)
      return result
    })
  }

  return {
    read: async (...asked) => {
      if (!unsure) await inTurn(makeWhole)
      return database.read(...asked)
    },
    write: (name, work, key) => {
      if (!isOfCopied(name)) return database.write(name, work)
      return copied(idOf(name, key ?? ''), (rows) => database.write(name, (store) => work(noting(name, store, rows))))
    },
    writeBoth: (first, second, work, key) =>
      copied(idOf(first, key ?? ''), (rows) =>
        database.writeBoth(first, second, (one, other) => work(noting(first, one, rows), noting(second, other, rows))),
      ),
    writeRecord: (store, key, work) =>
      copied(idOf(store, key), (rows) =>
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
      return inTurn(async () => {
        await makeWhole()
        await removeCopies(
          place,
          keys.map((key) => idOf(name, key)),
        )
        await database.remove(name, keys)
      })
    },
    close: database.close,
  }
}

type Found = Readonly<{ unsure: readonly string[]; uncopied: readonly CopiedRow[]; session: string }>

const FEW = 100

async function bringTogether(copying: CopyPorts): Promise<Found> {
  const { database, place } = copying
  const [session, comparedIn, texts]: readonly [string, unknown, Readonly<Record<string, unknown>>] = await Promise.all(
    [place.session(), database.read('settings', (rows) => rows.get(COMPARED_IN)), place.read([UNSURE])],
  )
  const unsure = String(texts[UNSURE] ?? '')
    .split('\n')
    .filter((name) => name !== '')
  const done = { unsure, uncopied: [], session }
  if (comparedIn === session && unsure.length === 0) return done

  const copied = new Set(await place.ids())
  const stored = new Map<string, CopiedRow>()
  for (const store of COPIED) {
    for (const key of await database.read(store, (rows) => rows.getAllKeys())) {
      const id = idOf(store, key)
      if (isCopied(id)) stored.set(id, { store, key, id })
    }
  }
  const lost = [...copied].filter((id) => isCopied(id) && !stored.has(id))
  const isUnsure = ({ id, store }: CopiedRow) => unsure.includes(id) || unsure.includes(idOf(store, ''))
  const uncopied = [...stored.values()].filter((row) => !copied.has(row.id) || isUnsure(row))
  if (lost.length > 0) await (await import('./restore.ts')).restoreRows(copying, lost)
  if (uncopied.length > FEW) return { unsure, uncopied, session }
  try {
    if (uncopied.length > 0) await (await import('./storage.ts')).copyRows(copying, uncopied)
    if (unsure.length > 0) await place.write({ [UNSURE]: '' })
  } catch {
    return done
  }
  await isCompared(copying, session)
  return { ...done, unsure: [] }
}

async function isCompared({ database }: CopyPorts, session: string): Promise<void> {
  await database.write('settings', async (rows) => void (await rows.put(session, COMPARED_IN)))
}

async function areWritten(
  place: SecondCopyStorage,
  rows: ReadonlyMap<string, unknown>,
  unsure: readonly string[],
): Promise<boolean> {
  try {
    const { encodeCopies } = await import('./storage.ts')
    await place.write({ ...encodeCopies(rows), [UNSURE]: unsure.join('\n') })
    return true
  } catch {
    return false
  }
}

async function removeCopies(place: SecondCopyStorage, ids: readonly string[]): Promise<void> {
  try {
    await place.remove(ids)
  } catch (cause) {
    throw new CausewayError('STORE_FAILED', 'The browser could not remove the second copy; nothing was removed.', {
      cause,
    })
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

function idOf(name: string, key: unknown): string {
  return `${name}:${key}`
}

function isCopied(id: string): boolean {
  return isOfCopied(id.slice(0, id.indexOf(':'))) && !UNCOPIED.includes(id)
}

function isOfCopied(name: string): boolean {
  return COPIED.some((each) => each === name)
}
