import * as v from 'valibot'
import type { Database } from './db.ts'

/** A list that lies under one key of the settings. What of it cannot be read is left out; the others stay. */
export type KeptList<T> = Readonly<{
  list: () => Promise<readonly T[]>
  /**
   * Puts what comes of the list in its place, in one act, and resolves once it is on the disk. False, and nothing is written,
   * where nothing comes of it.
   */
  change: (of: (before: readonly T[]) => readonly T[] | undefined) => Promise<boolean>
  forget: () => Promise<void>
}>

/** Makes the list over the database. */
export function createKeptList<T>(
  database: Database,
  { key, row }: Readonly<{ key: string; row: v.GenericSchema<unknown, T> }>,
): KeptList<T> {
  return {
    list: async () => readable(row, await database.read('settings', (store) => store.get(key))),
    change: (of) =>
      database.write('settings', async (store) => {
        const after = of(readable(row, await store.get(key)))
        if (after) await store.put([...after], key)
        return after !== undefined
      }),
    forget: () => database.remove('settings', [key]),
  }
}

/** What a schema can read of a list, in its order; nothing of anything else. */
export function readable<T>(row: v.GenericSchema<unknown, T>, stored: unknown): readonly T[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((each) => {
    const parsed = v.safeParse(row, each)
    return parsed.success ? [parsed.output] : []
  })
}
