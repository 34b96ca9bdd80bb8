import * as v from 'valibot'
import type { Database, OnDamaged, Writing } from './db.ts'
import { decodeRow } from './rows.ts'
import { whole } from './schema.ts'

const text = v.undefinedable(v.string())
const schema = v.looseObject({
  id: whole,
  vmType: text,
  slug: text,
  depository: text,
  contracts: v.record(v.string(), v.string()),
  solverAddresses: v.array(v.string()),
  firstSeenAtSeconds: whole,
})

/** It keeps the service's first description. A different answer later causes a warning. */
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
  /** Stores new chains atomically and returns the first-seen metadata, in the given order. */
  see: (chains: readonly PinnedChain[]) => Promise<readonly PinnedChain[]>
  list: () => Promise<readonly PinnedChain[]>
}>

/** Makes the store of first-seen chain metadata. */
export function createPinned(ports: Readonly<{ database: Database; onDamaged: OnDamaged }>): Pinned {
  const { database, onDamaged } = ports
  const decode = (row: unknown): PinnedChain | undefined =>
    decodeRow(schema, row, { store: 'chains', key: 'id', onDamaged })
  return {
    see: async (chains) => {
      const stored = await database.read('chains', (store) => Promise.all(chains.map(({ id }) => store.get(id))))
      const isNew = stored.some((row) => row === undefined)
      const rows = isNew ? await database.write('chains', (store) => putNew(store, chains)) : stored
      return chains.map((chain, index) => (rows[index] === undefined ? undefined : decode(rows[index])) ?? chain)
    },
    list: async () => {
      const rows = await database.read('chains', (store) => store.getAll())
      return rows.flatMap((row) => decode(row) ?? [])
    },
  }
}

// Another worker may have added some meanwhile.
async function putNew(store: Writing<'chains'>, chains: readonly PinnedChain[]): Promise<readonly unknown[]> {
  const rows: unknown[] = []
  for (const chain of chains) {
    const row: unknown = await store.get(chain.id)
    if (row === undefined) await store.put(chain)
    rows.push(row ?? chain)
  }
  return rows
}
