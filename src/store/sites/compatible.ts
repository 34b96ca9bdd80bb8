import * as v from 'valibot'
import type { Database } from '../database/indexed-db.ts'
import { createSettingsList } from '../database/settings-list.ts'

const KEY = 'compatibleSites'
const row = v.object({ origin: v.string(), isMetaMask: v.boolean() })

/** The user enabled `window.ethereum` there; `isMetaMask` makes it claim to be MetaMask. */
export type CompatibleSite = Readonly<v.InferOutput<typeof row>>

export type CompatibleSiteStore = Readonly<{
  list: () => Promise<readonly CompatibleSite[]>
  /** Replaces the site's entry. Resolves once it is on disk. */
  set: (site: CompatibleSite) => Promise<void>
  remove: (origin: string) => Promise<void>
}>

/** Makes the store of compatible sites. Unreadable entries count as off. */
export function createCompatibleSiteStore(database: Database): CompatibleSiteStore {
  const { list, change } = createSettingsList(database, { key: KEY, row })
  const without = (sites: readonly CompatibleSite[], origin: string) => sites.filter((each) => each.origin !== origin)
  return {
    list,
    set: async (site) => void (await change((sites) => [...without(sites, site.origin), v.parse(row, site)])),
    remove: async (origin) => void (await change((sites) => without(sites, origin))),
  }
}
