/** Where a record stands in a list: several may be of one second. */
export type Place = Readonly<{ id: string; approvedAtSeconds: number }>

/** Which part of a list is wanted: at most so many, after the last one of an earlier part; all of it without either. */
export type PartOfList = Readonly<{ limit?: number | undefined; before?: Place | undefined }>

/** A row as it lies in an index of the time of approval. A damaged one has keys too, whatever they are. */
type Row = Readonly<{ key: IDBValidKey; primaryKey: IDBValidKey; value: unknown }>
type Keys = Pick<Row, 'key' | 'primaryKey'>
type Cursor = Row & Readonly<{ continue: () => Promise<Cursor | null> }>
type ByApproval = Readonly<{
  openCursor: (range: IDBKeyRange | undefined, direction: 'prev') => Promise<Cursor | null>
}>

/** Reads rows by an index of the time of approval, newest first: at most so many, after the one with the given keys. */
export async function newestFirst(index: ByApproval, limit: number, after: Keys | undefined): Promise<readonly Row[]> {
  const found: Row[] = []
  let cursor = await index.openCursor(after && IDBKeyRange.upperBound(after.key), 'prev')
  while (cursor && found.length < limit) {
    const { key, primaryKey, value } = cursor
    if (!after || isBehind(cursor, after)) found.push({ key, primaryKey, value })
    cursor = await cursor.continue()
  }
  return found
}

/**
 * A part of a list, newest first. Rows that cannot be read are gone past, so that a part that is shorter than its limit is
 * the last one.
 *
 * @param read gives rows as `newestFirst` does, each time in a transaction of its own
 * @param decode gives undefined for a row that cannot be read
 */
export async function newestReadable<T>(
  { limit = Number.POSITIVE_INFINITY, before }: PartOfList,
  read: (limit: number, after: Keys | undefined) => Promise<readonly Row[]>,
  decode: (row: unknown) => T | undefined | Promise<T | undefined>,
): Promise<readonly T[]> {
  const found: T[] = []
  let after: Keys | undefined = before && { key: before.approvedAtSeconds, primaryKey: before.id }
  for (;;) {
    const rows = await read(limit, after)
    for (const { value } of rows) {
      const decoded = await decode(value)
      if (decoded !== undefined) found.push(decoded)
      if (found.length >= limit) return found
    }
    if (rows.length < limit) return found
    after = rows.at(-1)
  }
}

// Those of one second are listed by their ids, the largest first, as the index has them.
function isBehind({ key, primaryKey }: Keys, after: Keys): boolean {
  return indexedDB.cmp(key, after.key) < 0 || indexedDB.cmp(primaryKey, after.primaryKey) < 0
}
