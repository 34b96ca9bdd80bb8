import type { Database } from './db.ts'

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

/** The rows of all copies, as they were saved; a text that is none is left out. */
export async function copiedRows(place: SecondPlace): Promise<readonly unknown[]> {
  return (await place.all()).flatMap((text) => {
    try {
      return [rowIn(JSON.parse(String(text)))]
    } catch {
      return []
    }
  })
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

/** The same database, of which nothing is read or written before this has been tried once. */
export function after(database: Database, restore: () => Promise<void>): Database {
  let trying: Promise<void> | undefined
  const tried = () => {
    trying ??= restore().catch(() => undefined)
    return trying
  }
  return {
    read: (...asked) => tried().then(() => database.read(...asked)),
    write: (...asked) => tried().then(() => database.write(...asked)),
    writeBoth: (...asked) => tried().then(() => database.writeBoth(...asked)),
    close: database.close,
  }
}
