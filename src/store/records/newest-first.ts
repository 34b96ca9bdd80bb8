export type ListPosition = Readonly<{ id: string; approvedAtSeconds: number }>

export type ListPage = Readonly<{ limit?: number | undefined; before?: ListPosition | undefined }>

/** Damaged rows have keys too, of any value. */
type Row = Readonly<{ key: IDBValidKey; primaryKey: IDBValidKey; value: unknown }>
type Keys = Pick<Row, 'key' | 'primaryKey'>
type Cursor = Row & Readonly<{ continue: () => Promise<Cursor | null> }>
type ByApproval = Readonly<{
  openCursor: (range: IDBKeyRange | undefined, direction: 'prev') => Promise<Cursor | null>
}>

/** Newest approval first, after the given keys. */
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
 * Reads one page, newest first, with a transaction per `read`. Unreadable rows are skipped, so a short page is the
 * last.
 */
export async function newestReadable<T>(
  { limit = Number.POSITIVE_INFINITY, before }: ListPage,
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

// Within one second the index sorts by id, largest first.
function isBehind({ key, primaryKey }: Keys, after: Keys): boolean {
  return indexedDB.cmp(key, after.key) < 0 || indexedDB.cmp(primaryKey, after.primaryKey) < 0
}
