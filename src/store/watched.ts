import * as v from 'valibot'
import type { Database } from './db.ts'
import { createKeptList, readable } from './kept-list.ts'

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
  const { list, change } = createKeptList(database, { key: KEY, row })
  return { list, set: async (watched) => void (await change(() => watched)) }
}

/** The watched addresses that a value says; what cannot be read is left out. */
export function decodeWatched(stored: unknown): readonly WatchedAddress[] {
  return readable(row, stored)
}
