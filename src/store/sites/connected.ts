import * as v from 'valibot'
import { decodeRow } from '../database/decode-row.ts'
import { whole } from '../database/field-schemas.ts'
import type { Database, OnDamaged } from '../database/indexed-db.ts'

const schema = v.looseObject({
  origin: v.string(),
  accounts: v.array(v.string()),
  grantedAtSeconds: whole,
  // An unreadable chain counts as unset.
  chainId: v.fallback(v.optional(whole), undefined),
  insistedOn: v.fallback(v.optional(v.string()), undefined),
  // An unreadable value counts as false, the careful choice.
  readsAsIfFunded: v.optional(v.fallback(v.boolean(), false)),
})

/**
 * Reads are answered as if funded (provider/router/reads-as-if-funded.ts) unless `readsAsIfFunded` is false. `insistedOn` is the
 * phishing-list name that the user typed to allow it.
 */
export type Site = Readonly<{
  origin: string
  accounts: readonly string[]
  grantedAtSeconds: number
  chainId?: number | undefined
  readsAsIfFunded?: boolean | undefined
  insistedOn?: string | undefined
}>

export type ConnectedSites = Readonly<{
  /** Sorts by origin. */
  list: () => Promise<readonly Site[]>
  get: (origin: string) => Promise<Site | undefined>
  /** Replaces the grant; keeps the chain and `readsAsIfFunded`. */
  grant: (site: Omit<Site, 'chainId' | 'readsAsIfFunded'>) => Promise<void>
  /** Resolves to false without a grant. */
  putOn: (origin: string, chainId: number) => Promise<boolean>
  /** Resolves to false without a grant. */
  answerAsIfFunded: (origin: string, readsAsIfFunded: boolean) => Promise<boolean>
  revoke: (origin: string) => Promise<void>
}>

const MOST_REMEMBERED = 1_000

/** Makes the store of grants. It caches reads until a write: only the background writes, and pages ask often. */
export function createConnectedSites(ports: Readonly<{ database: Database; onDamaged: OnDamaged }>): ConnectedSites {
  const { database, onDamaged } = ports
  const decode = (row: unknown): Site | undefined =>
    decodeRow(schema, row, { store: 'sites', key: 'origin', onDamaged })
  const remembered = new Map<string, Promise<Site | undefined>>()
  const read = async (origin: string): Promise<Site | undefined> => {
    const row: unknown = await database.read('sites', (store) => store.get(origin))
    return row === undefined ? undefined : decode(row)
  }
  // It clears twice: a read may start during the write.
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
