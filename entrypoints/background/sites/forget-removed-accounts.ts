import { grantsAfterRemoval } from '../../../src/wallet/sites/grants-after-removal.ts'
import type { Stores } from '../wiring/stores.ts'

type Parts = Readonly<{
  stores: Pick<Stores, 'accounts' | 'cachedBalances' | 'sites' | 'valueReadings'>
  sitesChanged: (origin: string) => void
}>

/** Forgets their balances, past values and site grants. */
export async function forgetRemovedAccounts({ stores, sitesChanged }: Parts): Promise<void> {
  const own = (await stores.accounts.list()).map(({ address }) => address)
  await stores.cachedBalances.keepOnly(own)
  // A closed account keeps its past.
  const all = (await stores.accounts.stored()).map(({ address }) => address)
  await stores.valueReadings.keepOnly([...own, ...all])
  for (const site of grantsAfterRemoval(await stores.sites.list(), own)) {
    // An empty grant would keep the site from asking again.
    await (site.accounts.length > 0 ? stores.sites.grant(site) : stores.sites.revoke(site.origin))
    sitesChanged(site.origin)
  }
}
