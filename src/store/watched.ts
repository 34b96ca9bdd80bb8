import * as v from 'valibot'
import type { Database } from './db.ts'

const KEY = 'watched'
const row = v.object({
  id: v.string(),
  family: v.picklist(['evm', 'bitcoin', 'exchangeB']),
  address: v.string(),
  label: v.string(),
})

/** An address that the wallet knows by a name and has no key for. */
export type WatchedAddress = Readonly<v.InferOutput<typeof row>>

/** The addresses that are watched, in the user's order. */
export type Watched = Readonly<{
  list: () => Promise<readonly WatchedAddress[]>
  set: (watched: readonly WatchedAddress[]) => Promise<void>
}>

/** Makes the store over the database. What cannot be read is left out; the others stay. */
export function createWatched(database: Database): Watched {
  return {
    list: async () => decodeWatched(await database.read('settings', (store) => store.get(KEY))),
    set: (watched) => database.write('settings', async (store) => void (await store.put([...watched], KEY))),
  }
}

/** The watched addresses that a value says; what cannot be read is left out. */
export function decodeWatched(stored: unknown): readonly WatchedAddress[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((each) => {
    const parsed = v.safeParse(row, each)
    return parsed.success ? [parsed.output] : []
  })
}
