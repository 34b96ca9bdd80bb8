import * as v from 'valibot'
import type { UnsealedSetting } from '../sealed/names.ts'
import type { Database } from './indexed-db.ts'

/** The list has one settings key. Unreadable members are skipped. */
export type SettingsList<T> = Readonly<{
  list: () => Promise<readonly T[]>
  /** Replaces the list atomically. Undefined writes nothing and gives false. */
  change: (of: (before: readonly T[]) => readonly T[] | undefined) => Promise<boolean>
  forget: () => Promise<void>
}>

/** Makes a list over the database. */
export function createSettingsList<T>(
  database: Database,
  { key, row }: Readonly<{ key: UnsealedSetting; row: v.GenericSchema<unknown, T> }>,
): SettingsList<T> {
  return {
    list: async () => decodeReadable(row, await database.read('settings', (store) => store.get(key))),
    change: (of) =>
      database.write('settings', async (store) => {
        const after = of(decodeReadable(row, await store.get(key)))
        if (after) await store.put([...after], key)
        return after !== undefined
      }),
    forget: () => database.remove('settings', [key]),
  }
}

/** Decodes a list's readable members, in order; other values give none. */
export function decodeReadable<T>(row: v.GenericSchema<unknown, T>, stored: unknown): readonly T[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((each) => {
    const parsed = v.safeParse(row, each)
    return parsed.success ? [parsed.output] : []
  })
}
