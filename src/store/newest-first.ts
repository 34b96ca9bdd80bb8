/** Where a record stands in a list: several may be of one second. */
export type Place = Readonly<{ id: string; approvedAtSeconds: number }>

/** Which part of a list is wanted: at most so many, after the last one of an earlier part; all of it without either. */
export type PartOfList = Readonly<{ limit?: number | undefined; before?: Place | undefined }>

type Cursor = Readonly<{ key: unknown; primaryKey: unknown; value: unknown; continue: () => Promise<Cursor | null> }>
type ByApproval = Readonly<{
  openCursor: (range: IDBKeyRange | undefined, direction: 'prev') => Promise<Cursor | null>
}>

/** Reads rows by an index of the time of approval, newest first. */
export async function newestFirst(
  index: ByApproval,
  { limit = Number.POSITIVE_INFINITY, before }: PartOfList,
): Promise<readonly unknown[]> {
  const found: unknown[] = []
  const range = before && IDBKeyRange.upperBound(before.approvedAtSeconds)
  let cursor = await index.openCursor(range, 'prev')
  while (cursor && found.length < limit) {
    if (!before || isAfter(cursor, before)) found.push(cursor.value)
    cursor = await cursor.continue()
  }
  return found
}

// Those of one second are listed by their ids, the largest first, as the index has them.
function isAfter({ key, primaryKey }: Pick<Cursor, 'key' | 'primaryKey'>, before: Place): boolean {
  return key !== before.approvedAtSeconds || String(primaryKey) < before.id
}
