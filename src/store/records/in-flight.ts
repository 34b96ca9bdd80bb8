import type { Database } from '../database/indexed-db.ts'

const AT_ONCE = 50

/** Reads rows in flight by batch, oldest first. */
export async function rowsInFlight(
  { database, turn }: Readonly<{ database: Pick<Database, 'read'>; turn?: (() => Promise<void>) | undefined }>,
  name: 'executions' | 'bundles',
): Promise<readonly unknown[]> {
  // Pages may ask meanwhile.
  const first = await database.read(name, (store) =>
    store.index('inFlight').getKey(IDBKeyRange.lowerBound(Number.NEGATIVE_INFINITY)),
  )
  if (first === undefined) return []
  await turn?.()
  const keys = await database.read(name, (store) => store.index('inFlight').getAllKeys())
  const found: unknown[] = []
  for (let from = 0; from < keys.length; from += AT_ONCE) {
    await turn?.()
    const some = keys.slice(from, from + AT_ONCE)
    found.push(...(await database.read(name, (store) => Promise.all(some.map((key) => store.get(key))))))
  }
  return found.filter((row) => row !== undefined)
}
