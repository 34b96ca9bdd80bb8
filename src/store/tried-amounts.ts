import * as v from 'valibot'
import type { Learned } from '../core/least-amount.ts'
import type { Database } from './db.ts'
import { createKeptList } from './kept-list.ts'
import { whole } from './schema.ts'

const KEY = 'triedAmounts'
const end = v.object({ chainId: whole, address: v.string() })
const tried = v.object({ amount: v.bigint(), atSeconds: whole })
const row = v.object({ profile: v.string(), from: end, to: end, refused: tried, worked: v.optional(tried) })

/** Decisions never use these. */
export type TriedAmounts = Readonly<{
  list: () => Promise<readonly Learned[]>
  /** Replaces the list atomically; undefined writes nothing. */
  change: (of: (all: readonly Learned[]) => readonly Learned[] | undefined) => Promise<void>
}>

/** Makes the store of tried amounts. It skips unreadable rows. */
export function createTriedAmounts(database: Database): TriedAmounts {
  const { list, change } = createKeptList<Learned>(database, { key: KEY, row })
  return { list, change: async (of) => void (await change(of)) }
}
