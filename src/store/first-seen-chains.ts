import * as v from 'valibot'
import { decodeRow } from './database/decode-row.ts'
import { whole } from './database/field-schemas.ts'
import type { Database, OnDamaged, WritableStore } from './database/indexed-db.ts'

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
export type FirstSeenChain = Readonly<{
  id: number
  vmType: string | undefined
  slug: string | undefined
  depository: string | undefined
  contracts: Readonly<Record<string, string>>
  solverAddresses: readonly string[]
  firstSeenAtSeconds: number
}>

export type FirstSeenChains = Readonly<{
  /** Stores new chains atomically and returns the first-seen metadata, in the given order. */
  see: (chains: readonly FirstSeenChain[]) => Promise<readonly FirstSeenChain[]>
  list: () => Promise<readonly FirstSeenChain[]>
}>

/** Makes the store of first-seen chain metadata. */
export function createFirstSeenChains(ports: Readonly<{ database: Database; onDamaged: OnDamaged }>): FirstSeenChains {
  const { database, onDamaged } = ports
  const decode = (row: unknown): FirstSeenChain | undefined =>
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
async function putNew(store: WritableStore<'chains'>, chains: readonly FirstSeenChain[]): Promise<readonly unknown[]> {
  const rows: unknown[] = []
  for (const chain of chains) {
    const row: unknown = await store.get(chain.id)
    if (row === undefined) await store.put(chain)
    rows.push(row ?? chain)
  }
  return rows
}
