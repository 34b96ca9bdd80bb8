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

/** The wallet has no key for it. */
export type WatchedAddress = Readonly<v.InferOutput<typeof row>>

export type Watched = Readonly<{
  list: () => Promise<readonly WatchedAddress[]>
  set: (watched: readonly WatchedAddress[]) => Promise<void>
}>

/** Makes the store of watched addresses. It skips unreadable rows. */
export function createWatched(database: Database): Watched {
  const { list, change } = createKeptList(database, { key: KEY, row })
  return { list, set: async (watched) => void (await change(() => watched)) }
}

/** Decodes watched addresses and skips unreadable ones. */
export function decodeWatched(stored: unknown): readonly WatchedAddress[] {
  return readable(row, stored)
}
