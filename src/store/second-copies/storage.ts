import { escapeKey, unescapeKey } from '../../lib/bigint-json.ts'
import type { Database, OnDamaged } from '../database/indexed-db.ts'
import type { StoreName } from '../database/migrations.ts'
import { saveCountOf } from '../executions/row.ts'

/** Copies of rows as texts, by id, outside the database. */
export type SecondCopyStorage = Readonly<{
  /** Names the current browser session uniquely. */
  session: () => Promise<string>
  /** Lists every id, also those of other texts. */
  ids: () => Promise<readonly string[]>
  read: (ids: readonly string[]) => Promise<Readonly<Record<string, unknown>>>
  write: (texts: Readonly<Record<string, string>>) => Promise<void>
  remove: (ids: readonly string[]) => Promise<void>
}>

/** Records that are written of a long update. */
export type UpdateProgress = Readonly<{ done: number; total: number }>

export type CopyPorts = Readonly<{
  database: Database
  place: SecondCopyStorage
  onDamaged: OnDamaged
  /** Undefined means finished. */
  onProgress?: (progress: UpdateProgress | undefined) => void
  turn?: (() => Promise<void>) | undefined
}>

export type CopiedRow = Readonly<{ store: StoreName; key: string | number; id: string }>

export const COPY_BATCH = 100

/** Copies rows without a current copy. A copy with more saves than its row stays. */
export async function copyRows({ database, place }: CopyPorts, rows: readonly CopiedRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += COPY_BATCH) {
    const some = rows.slice(from, from + COPY_BATCH)
    const before = await place.read(some.map(({ id }) => id))
    const texts: Record<string, string> = {}
    for (const { id, store, key } of some) {
      const row: unknown = await database.read(store, (all) => all.get(key))
      if (row !== undefined && saveCountOf(decodeCopy(before[id])) <= saveCountOf(row)) texts[id] = textOf(row)
    }
    await place.write(texts)
  }
}

/** Reads a record's copy; undefined when none is readable. */
export async function copyOf(place: Pick<SecondCopyStorage, 'read'>, store: StoreName, key: string): Promise<unknown> {
  const id = `${store}:${key}`
  return decodeCopy((await place.read([id]))[id])
}

/** Encodes rows as copies, by id. */
export function encodeCopies(rows: ReadonlyMap<string, unknown>): Readonly<Record<string, string>> {
  return Object.fromEntries([...rows].map(([id, row]) => [id, textOf(row)]))
}

// JSON lacks big integers and fields that are undefined.
function textOf(row: unknown): string {
  return JSON.stringify(row, (_name, value: unknown) => {
    if (typeof value === 'bigint') return { $bigint: value.toString() }
    return value === undefined ? { $undefined: true } : escaped(value)
  })
}

function escaped(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  if (!Object.keys(value).some((name) => name.startsWith('$'))) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [escapeKey(name), member]))
}

/** Decodes a copy's row; undefined when the text isn't one. */
export function decodeCopy(text: unknown): unknown {
  try {
    return revived(JSON.parse(String(text)))
  } catch {
    return undefined
  }
}

function revived(read: unknown): unknown {
  if (Array.isArray(read)) return read.map(revived)
  if (typeof read !== 'object' || read === null) return read
  if (Object.hasOwn(read, '$undefined')) return undefined
  if ('$bigint' in read) return BigInt(String(read.$bigint))
  return Object.fromEntries(Object.entries(read).map(([name, value]) => [unescapeKey(name), revived(value)]))
}
