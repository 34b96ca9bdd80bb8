import * as v from 'valibot'
import type { Database, OnDamaged } from './db.ts'
import { decodeRow } from './rows.ts'
import { whole } from './schema.ts'

const text = v.undefinedable(v.string())
const schema = v.looseObject({
  id: whole,
  vmType: text,
  slug: text,
  depository: text,
  contracts: v.optional(v.record(v.string(), v.string()), {}),
  solverAddresses: v.array(v.string()),
  firstSeenAtSeconds: whole,
})

/** What the service said of a chain the first time. A later answer that differs is a reason to warn. */
export type PinnedChain = Readonly<{
  id: number
  vmType: string | undefined
  slug: string | undefined
  depository: string | undefined
  contracts: Readonly<Record<string, string>>
  solverAddresses: readonly string[]
  firstSeenAtSeconds: number
}>

export type Pinned = Readonly<{
  /** Keeps a chain's metadata unless there are some, and gives those that were seen first. */
  see: (chain: PinnedChain) => Promise<PinnedChain>
  list: () => Promise<readonly PinnedChain[]>
}>

/** Makes the store of first-seen chain metadata over the database. */
export function createPinned(ports: Readonly<{ database: Database; onDamaged: OnDamaged }>): Pinned {
  const { database, onDamaged } = ports
  const decode = (row: unknown): PinnedChain | undefined =>
    decodeRow(schema, row, { store: 'chains', key: 'id', onDamaged })
  return {
    see: (chain) =>
      database.write('chains', async (store) => {
        const row: unknown = await store.get(chain.id)
        const seen = row === undefined ? undefined : decode(row)
        if (row === undefined) await store.put(chain)
        return seen ?? chain
      }),
    list: async () => {
      const rows = await database.read('chains', (store) => store.getAll())
      return rows.flatMap((row) => decode(row) ?? [])
    },
  }
}
