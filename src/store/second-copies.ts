import type { Database, OnDamaged } from './db.ts'
import { field } from './execution-row.ts'

/**
 * A place apart from the database, where rows of what is under way lie a second time: a browser that is killed can come back
 * with a database that is empty. Texts by the id of their row.
 */
export type SecondPlace = Readonly<{
  all: () => Promise<readonly unknown[]>
  write: (id: string, text: string) => Promise<void>
  remove: (id: string) => Promise<void>
}>

type Row = Readonly<{ id: string; inFlightSinceSeconds?: number }>

/**
 * Keeps a copy of a row that was just saved, as long as there is something to carry on of it. Where it cannot be had, that of
 * before goes too: a crossing put back from before its bytes were signed would be paid again.
 */
export async function keepCopy(place: SecondPlace | undefined, row: Row): Promise<void> {
  if (!place) return
  const isUnderWay = row.inFlightSinceSeconds !== undefined
  // The database has it: where no copy can be had, it is as safe as with one place.
  const remove = () => place.remove(row.id)
  await (isUnderWay ? place.write(row.id, textOf(row)).catch(remove) : remove()).catch(() => undefined)
}

// A row holds what JSON lacks: integers of any size, and fields that are there with nothing in them.
function textOf(row: Row): string {
  return JSON.stringify(row, (_name, value: unknown) => {
    if (typeof value === 'bigint') return { $bigint: value.toString() }
    return value === undefined ? { $undefined: true } : value
  })
}

function rowIn(read: unknown): unknown {
  if (Array.isArray(read)) return read.map(rowIn)
  if (typeof read !== 'object' || read === null) return read
  if ('$undefined' in read) return undefined
  if ('$bigint' in read) return BigInt(String(read.$bigint))
  return Object.fromEntries(Object.entries(read).map(([name, value]) => [name, rowIn(value)]))
}

type Restoring<T> = Readonly<{
  store: 'executions' | 'bundles'
  /** What lies in a row, or why that cannot be what was written. */
  decode: (row: unknown) => Readonly<{ ok: true; value: T }> | Readonly<{ ok: false; why: string }>
  /** Writes all of them or none. */
  putBack: (lost: readonly T[]) => Promise<void>
}>

/**
 * The same database, of which nothing is read or written before what it lacks was put back from the copies: no row of these
 * stores is ever deleted, so that a copy without a row is of one that was lost. What fails is tried again at the next call.
 */
export function withCopies<T>(
  {
    database,
    second,
    onDamaged,
  }: Readonly<{ database: Database; second?: SecondPlace | undefined; onDamaged: OnDamaged }>,
  { store, decode, putBack }: Restoring<T>,
): Database {
  if (!second) return database
  let whole: Promise<void> | undefined

  async function restore(place: SecondPlace): Promise<void> {
    const copies = (await place.all()).map(rowOfText)
    if (copies.length === 0) return
    const lost: T[] = []
    for (const copy of copies) {
      const id = String(field(copy, 'id'))
      const row: unknown = await database.read(store, (rows) => rows.get(id))
      // Killed between an end and the removal of its copy.
      if (row !== undefined && field(row, 'inFlightSinceSeconds') === undefined) await place.remove(id)
      if (row !== undefined) continue
      const decoded = decode(copy)
      if (decoded.ok) lost.push(decoded.value)
      else onDamaged({ store, key: id, why: `its second copy: ${decoded.why}` })
    }
    if (lost.length > 0) await putBack(lost)
  }

  const ready = () => {
    whole ??= restore(second).catch(() => {
      whole = undefined
    })
    return whole
  }
  return {
    read: (...asked) => ready().then(() => database.read(...asked)),
    write: (...asked) => ready().then(() => database.write(...asked)),
    writeBoth: (...asked) => ready().then(() => database.writeBoth(...asked)),
    remove: (...asked) => ready().then(() => database.remove(...asked)),
    close: database.close,
  }
}

function rowOfText(text: unknown): unknown {
  try {
    return rowIn(JSON.parse(String(text)))
  } catch {
    return undefined
  }
}
