import type { ApiHandlers } from '../../../src/api/server.ts'
import type { SiteView } from '../../../src/api/views/sites.ts'
import type { SiteChains } from '../../../src/wallet/sites/chains.ts'
import { type GrantPorts, isGrantSuspended } from '../../../src/wallet/sites/grants.ts'
import type { Stores } from '../wiring/stores.ts'
import { executionView } from './history.ts'
import { type MarkedStores, recordMarks } from './views/record-marks.ts'

const MOST_ASKED = 5

type Parts = Readonly<{
  stores: Pick<Stores, 'sites' | 'compatibleSites' | 'executions'> & MarkedStores
  chains: Pick<SiteChains, 'idOf'>
  suspicionOf: GrantPorts['suspicionOf']
  changed: (origin: string) => void
}>

/** Answers our pages about connected sites. */
export function siteHandlers({
  stores,
  chains,
  suspicionOf,
  changed,
}: Parts): Pick<
  ApiHandlers,
  'sites.list' | 'sites.revoke' | 'sites.revokeAll' | 'sites.asked' | 'sites.answerAsIfFunded'
> {
  const revoke = async (origin: string) => {
    await stores.sites.revoke(origin)
    changed(origin)
  }
  return {
    'sites.list': async () => {
      const [sites, compatible] = await Promise.all([stores.sites.list(), stores.compatibleSites.list()])
      return Promise.all(
        sites.map(async (site): Promise<SiteView> => {
          const { origin, accounts, grantedAtSeconds, readsAsIfFunded = true } = site
          const found = compatible.find((each) => each.origin === origin)
          const compatibility = !found ? 'off' : found.isMetaMask ? 'metaMask' : 'plain'
          return {
            origin,
            accounts,
            grantedAtSeconds,
            chainId: await chains.idOf(origin),
            compatibility,
            readsAsIfFunded,
            isWithheld: await isGrantSuspended(site, origin, { suspicionOf }),
          }
        }),
      )
    },
    'sites.revoke': async ({ origin }) => {
      await revoke(origin)
      return null
    },
    'sites.revokeAll': async () => {
      const sites = await stores.sites.list()
      await stores.sites.revokeAll()
      for (const { origin } of sites) changed(origin)
      return null
    },
    'sites.answerAsIfFunded': async ({ origin, isOn }) => {
      await stores.sites.answerAsIfFunded(origin, isOn)
      changed(origin)
      return null
    },
    'sites.asked': async ({ origin }) => {
      const asked = await stores.executions.ofSite(origin, MOST_ASKED)
      const markOf = await recordMarks(stores)('executions', asked)
      const views = asked.map((each) => ({ ...executionView(each), ...markOf(each) }))
      return views.filter((each) => !each.isOfFormerWallet)
    },
  }
}
