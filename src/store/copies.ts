import type { Database, OnDamaged } from './db.ts'
import { seqOf } from './execution-row.ts'
import type { StoreName } from './migrations.ts'

/** A place apart from the database, where rows lie a second time: texts by the ids of the rows. */
export type SecondPlace = Readonly<{
  /** A name of the time since the browser began, other than any before. */
  session: () => Promise<string>
  /** Of all texts there, those that are no copies of rows included. */
  ids: () => Promise<readonly string[]>
  /** Those of these texts that are there. */
  read: (ids: readonly string[]) => Promise<Readonly<Record<string, unknown>>>
  write: (texts: Readonly<Record<string, string>>) => Promise<void>
  remove: (ids: readonly string[]) => Promise<void>
}>

export type Copying = Readonly<{ database: Database; place: SecondPlace; onDamaged: OnDamaged }>

/** Where a row lies, and what its copy is called. */
export type RowPlace = Readonly<{ store: StoreName; key: string | number; id: string }>

/** As many as are read and written at once. */
export const AT_ONCE = 100

/** Copies rows that have no copy, or may have an old one. A copy of more saves than its row has stays. */
export async function copyRows({ database, place }: Copying, rows: readonly RowPlace[]): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE)
    const before = await place.read(some.map(({ id }) => id))
    const texts: Record<string, string> = {}
    for (const { id, store, key } of some) {
      const row: unknown = await database.read(store, (all) => all.get(key))
      if (row !== undefined && seqOf(rowIn(before[id])) <= seqOf(row)) texts[id] = textOf(row)
    }
    await place.write(texts)
  }
}

/** The row in the copy of a record; undefined where there is none that can be read. */
export async function copyOf(place: Pick<SecondPlace, 'read'>, store: StoreName, key: string): Promise<unknown> {
  const id = `${store}:${key}`
  return rowIn((await place.read([id]))[id])
}

/** The texts of copies by their ids. */
export function textsOf(rows: ReadonlyMap<string, unknown>): Readonly<Record<string, string>> {
  return Object.fromEntries([...rows].map(([id, row]) => [id, textOf(row)]))
}

// A row holds what JSON lacks: integers of any size, and fields that are there with nothing in them. */
function textOf(row: unknown): string {
  return JSON.stringify(row, (_name, value: unknown) => {
    if (typeof value === 'bigint') return { $bigint: value.toString() }
    return value === undefined ? { $undefined: true } : value
  })
}

/** The row in the text of a copy; undefined where it is none. */
export function rowIn(text: unknown): unknown {
  try {
    return revived(JSON.parse(String(text)))
  } catch {
    return undefined
  }
}

function revived(read: unknown): unknown {
  if (Array.isArray(read)) return read.map(revived)
  if (typeof read !== 'object' || read === null) return read
  if ('$undefined' in read) return undefined
  if ('$bigint' in read) return BigInt(String(read.$bigint))
  return Object.fromEntries(Object.entries(read).map(([name, value]) => [name, revived(value)]))
}
