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
  // What cannot be read as a name that was typed is as if none had been.
  insistedOn: v.fallback(v.optional(v.string()), undefined),
  // What cannot be read as a wish is the careful one.
  readsAsIfFunded: v.optional(v.fallback(v.boolean(), false)),
})

/**
 * Which accounts a site may see, by its origin, and the chain that it has chosen to be on, if it has. Its questions are
 * answered as if funded (see provider/as-if-funded.ts) unless `readsAsIfFunded` is false. `insistedOn` is the name on the list
 * of phishing sites that the user typed to let it in.
 */
export type Site = Readonly<{
  origin: string
  accounts: readonly string[]
  grantedAtSeconds: number
  chainId?: number | undefined
  readsAsIfFunded?: boolean | undefined
  insistedOn?: string | undefined
}>

/** What sites were granted. A row that cannot be read grants nothing. */
export type Sites = Readonly<{
  /** By origin, in the order of the alphabet. */
  list: () => Promise<readonly Site[]>
  get: (origin: string) => Promise<Site | undefined>
  /** Takes the place of what the site was granted before; the chain that it is on stays, and how it is answered. */
  grant: (site: Omit<Site, 'chainId' | 'readsAsIfFunded'>) => Promise<void>
  /** Keeps the chain that a site is on, for one that was granted something; false for others. */
  putOn: (origin: string, chainId: number) => Promise<boolean>
  /** Keeps whether a site is answered as if funded, for one that was granted something; false for others. */
  answerAsIfFunded: (origin: string, readsAsIfFunded: boolean) => Promise<boolean>
  revoke: (origin: string) => Promise<void>
}>

/** More sites than anybody looks at while a background lives; then all are read anew. */
const MOST_REMEMBERED = 1_000

/**
 * Makes the store of grants over the database. What was read of a site is remembered until it is written: only the
 * background writes, and pages ask for their chain often.
 */
export function createSites(ports: Readonly<{ database: Database; onDamaged: OnDamaged }>): Sites {
  const { database, onDamaged } = ports
  const decode = (row: unknown): Site | undefined =>
    decodeRow(schema, row, { store: 'sites', key: 'origin', onDamaged })
  const remembered = new Map<string, Promise<Site | undefined>>()
  const read = async (origin: string): Promise<Site | undefined> => {
    const row: unknown = await database.read('sites', (store) => store.get(origin))
    return row === undefined ? undefined : decode(row)
  }
  // Before, so that nobody reads what is about to be old; and after, for whoever has begun to read meanwhile.
  const forgetting = async <T>(origin: string, write: () => Promise<T>): Promise<T> => {
    remembered.delete(origin)
    try {
      return await write()
    } finally {
      remembered.delete(origin)
    }
  }
  const change = (origin: string, part: Pick<Site, 'chainId'> | Pick<Site, 'readsAsIfFunded'>) =>
    database.write('sites', async (store) => {
      const row: unknown = await store.get(origin)
      const site = row === undefined ? undefined : decode(row)
      if (site) await store.put({ ...site, ...part })
      return site !== undefined
    })
  return {
    list: async () => {
      const rows = await database.read('sites', (store) => store.getAll())
      return rows.flatMap((row) => decode(row) ?? [])
    },
    get: (origin) => {
      const known = remembered.get(origin) ?? read(origin)
      if (remembered.size >= MOST_REMEMBERED) remembered.clear()
      remembered.set(origin, known)
      known.catch(() => remembered.delete(origin))
      return known
    },
    grant: (site) =>
      forgetting(site.origin, () =>
        database.write('sites', async (store) => {
          const before: unknown = await store.get(site.origin)
          const { chainId, readsAsIfFunded } = (before === undefined ? undefined : decode(before)) ?? {}
          await store.put({
            ...site,
            ...(chainId === undefined ? {} : { chainId }),
            ...(readsAsIfFunded === undefined ? {} : { readsAsIfFunded }),
          })
        }),
      ),
    putOn: (origin, chainId) => forgetting(origin, () => change(origin, { chainId })),
    answerAsIfFunded: (origin, readsAsIfFunded) => forgetting(origin, () => change(origin, { readsAsIfFunded })),
    revoke: (origin) => forgetting(origin, () => database.remove('sites', [origin])),
  }
}
