import * as v from 'valibot'
import type { Database, OnDamaged } from './db.ts'
import { decodeRow } from './rows.ts'
import { whole } from './schema.ts'

const schema = v.looseObject({ origin: v.string(), accounts: v.array(v.string()), grantedAtSeconds: whole })

/** Which accounts a site may see, by its origin. */
export type Site = Readonly<{ origin: string; accounts: readonly string[]; grantedAtSeconds: number }>

/** What sites were granted. A row that cannot be read grants nothing. */
export type Sites = Readonly<{
  /** By origin, in the order of the alphabet. */
  list: () => Promise<readonly Site[]>
  get: (origin: string) => Promise<Site | undefined>
  /** Takes the place of what the site was granted before. */
  grant: (site: Site) => Promise<void>
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
    grant: (site) => database.write('sites', async (store) => void (await store.put(site))),
    revoke: (origin) => database.write('sites', (store) => store.delete(origin)),
  }
}
