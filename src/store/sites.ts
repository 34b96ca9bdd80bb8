import * as v from 'valibot'
import type { Database, OnDamaged } from './db.ts'
import { decodeRow } from './rows.ts'
import { whole } from './schema.ts'

const schema = v.looseObject({
  origin: v.string(),
  accounts: v.array(v.string()),
  grantedAtSeconds: whole,
  // What cannot be read as a chain is as if none had been chosen.
  chainId: v.fallback(v.optional(whole), undefined),
})

/** Which accounts a site may see, by its origin, and the chain that it has chosen to be on, if it has. */
export type Site = Readonly<{
  origin: string
  accounts: readonly string[]
  grantedAtSeconds: number
  chainId?: number | undefined
}>

/** What sites were granted. A row that cannot be read grants nothing. */
export type Sites = Readonly<{
  /** By origin, in the order of the alphabet. */
  list: () => Promise<readonly Site[]>
  get: (origin: string) => Promise<Site | undefined>
  /** Takes the place of what the site was granted before; the chain that it is on stays. */
  grant: (site: Omit<Site, 'chainId'>) => Promise<void>
  /** Keeps the chain that a site is on, for one that was granted something; false for others. */
  putOn: (origin: string, chainId: number) => Promise<boolean>
  revoke: (origin: string) => Promise<void>
}>

/** Makes the store of grants over the database. */
export function createSites(ports: Readonly<{ database: Database; onDamaged: OnDamaged }>): Sites {
  const { database, onDamaged } = ports
  const decode = (row: unknown): Site | undefined =>
    decodeRow(schema, row, { store: 'sites', key: 'origin', onDamaged })
  return {
    list: async () => {
      const rows = await database.read('sites', (store) => store.getAll())
      return rows.flatMap((row) => decode(row) ?? [])
    },
    get: async (origin) => {
      const row: unknown = await database.read('sites', (store) => store.get(origin))
      return row === undefined ? undefined : decode(row)
    },
    grant: (site) =>
      database.write('sites', async (store) => {
        const before: unknown = await store.get(site.origin)
        const chainId = before === undefined ? undefined : decode(before)?.chainId
        await store.put(chainId === undefined ? site : { ...site, chainId })
      }),
    putOn: (origin, chainId) =>
      database.write('sites', async (store) => {
        const row: unknown = await store.get(origin)
        const site = row === undefined ? undefined : decode(row)
        if (site) await store.put({ ...site, chainId })
        return site !== undefined
      }),
    revoke: (origin) => database.write('sites', (store) => store.delete(origin)),
  }
}
