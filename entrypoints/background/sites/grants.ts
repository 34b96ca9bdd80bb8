import { isSameAddress } from '../../../src/core/families/address.ts'
import type { ProviderPorts } from '../../../src/provider/ports.ts'
import type { Presence } from '../../../src/vault/session/presence.ts'
import { type GrantPorts, visibleAccounts } from '../../../src/wallet/sites/grants.ts'
import type { Stores } from '../wiring/stores.ts'
import { openPhishing } from './phishing.ts'

type Parts = Readonly<{ stores: Pick<Stores, 'sites' | 'accounts'>; presence: Pick<Presence, 'isUnlocked'> }>

export type SiteGrants = Pick<GrantPorts, 'suspicionOf'> &
  Pick<ProviderPorts, 'accountsOf' | 'grantedAccounts'> &
  Readonly<{
    /** A site's accounts, locked or not; undefined without a valid grant. */
    grantOf: (origin: string) => Promise<readonly string[] | undefined>
  }>

/** Wires the grants of sites. */
export function openSiteGrants({ stores, presence }: Parts): SiteGrants {
  const suspicionOf = openPhishing()
  const grantOf = (origin: string) => visibleAccounts(origin, { siteOf: stores.sites.get, suspicionOf })
  const grantedAccounts = async (origin: string): Promise<readonly string[]> => {
    const [served, accounts] = await Promise.all([grantOf(origin), stores.accounts.list()])
    const own = accounts.map((account) => account.address)
    return (served ?? []).filter((address) => own.some((each) => isSameAddress(each, address)))
  }
  return {
    suspicionOf,
    grantOf,
    grantedAccounts,
    accountsOf: async (origin) => ((await presence.isUnlocked()) ? grantedAccounts(origin) : []),
  }
}
