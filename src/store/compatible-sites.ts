import * as v from 'valibot'
import type { Database } from './db.ts'
import { createKeptList } from './kept-list.ts'

const KEY = 'compatibleSites'
const row = v.object({ origin: v.string(), isMetaMask: v.boolean() })

/** A site for which the user has turned `window.ethereum` on, and whether it is told that this is MetaMask. */
export type CompatibleSite = Readonly<v.InferOutput<typeof row>>

/** The sites with `window.ethereum`. */
export type CompatibleSites = Readonly<{
  list: () => Promise<readonly CompatibleSite[]>
  /** Takes the place of what was kept of the site. Resolves once it is on the disk. */
  set: (site: CompatibleSite) => Promise<void>
  remove: (origin: string) => Promise<void>
}>

/** Makes the store over the database. What cannot be read is off. */
export function createCompatibleSites(database: Database): CompatibleSites {
  const { list, change } = createKeptList(database, { key: KEY, row })
  const without = (sites: readonly CompatibleSite[], origin: string) => sites.filter((each) => each.origin !== origin)
  return {
    list,
    set: async (site) => void (await change((sites) => [...without(sites, site.origin), v.parse(row, site)])),
    remove: async (origin) => void (await change((sites) => without(sites, origin))),
  }
}
