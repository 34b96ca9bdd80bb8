import { grantsAfterRemoval } from '../../../src/wallet/sites/grants-after-removal.ts'
import type { Stores } from '../wiring/stores.ts'

type Parts = Readonly<{
  stores: Pick<Stores, 'accounts' | 'cachedBalances' | 'sites'>
  sitesChanged: (origin: string) => void
}>

/** Forgets their balances and site grants. */
export async function forgetRemovedAccounts({ stores, sitesChanged }: Parts): Promise<void> {
  const own = (await stores.accounts.list()).map(({ address }) => address)
  await stores.cachedBalances.keepOnly(own)
  for (const site of grantsAfterRemoval(await stores.sites.list(), own)) {
    // An empty grant would keep the site from asking again.
    await (site.accounts.length > 0 ? stores.sites.grant(site) : stores.sites.revoke(site.origin))
    sitesChanged(site.origin)
  }
}
