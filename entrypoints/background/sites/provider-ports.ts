import { isBundleId } from '../../../src/core/bundle/bundle.ts'
import { currenciesOf } from '../../../src/core/chain/chain.ts'
import { chainById, currencyOf, type Profile } from '../../../src/core/profiles/profile.ts'
import { extensionVersion } from '../../../src/platform/runtime.ts'
import { sessionItem } from '../../../src/platform/session-storage.ts'
import { isInView } from '../../../src/platform/tabs.ts'
import type { ProviderPorts } from '../../../src/provider/ports.ts'
import type { PromptQueue } from '../../../src/wallet/approvals/queue.ts'
import type { RequestingPages } from '../../../src/wallet/approvals/requesting-pages.ts'
import type { SiteChains } from '../../../src/wallet/sites/chains.ts'
import { after, nowMilliseconds } from '../wiring/browser/clock.ts'
import type { Stores } from '../wiring/stores.ts'
import type { SiteGrants } from './grants.ts'
import type { SiteRequests } from './requests.ts'
import { resumeCall } from './resume-call.ts'
import { loadingPorts } from './runtime-ports.ts'

type Parts = Readonly<{
  profile: Profile
  stores: Stores
  prompts: Pick<PromptQueue, 'list' | 'again' | 'displace'>
  pages: Pick<RequestingPages, 'begin' | 'makeRoom'>
  chains: SiteChains
  grants: Pick<SiteGrants, 'accountsOf' | 'grantedAccounts'>
  show: (hash: string) => Promise<void>
  sitesChanged: (origin: string) => void
  /** Loads the rest of the background. */
  requests: () => Promise<SiteRequests>
}>

/** Wires the wallet for the provider's router. */
export function sitePorts(parts: Parts): ProviderPorts {
  const { profile, stores, chains, requests } = parts
  return {
    accountsOf: parts.grants.accountsOf,
    grantedAccounts: parts.grants.grantedAccounts,
    executionOf: stores.executions.ofCalls,
    bundleOf: stores.bundles.ofCalls,
    openPrompts: async () => {
      await parts.pages.begin()
      return parts.prompts.list()
    },
    makeRoom: parts.pages.makeRoom,
    displace: parts.prompts.displace,
    rejections: sessionItem('rejections'),
    isInView,
    resume: (origin, again) => {
      const begun = async (...call: Parameters<SiteRequests['begun']>) => (await requests()).begun(...call)
      return resumeCall(origin, again, { prompts: parts.prompts, begun })
    },
    showStatus: (id) =>
      parts.show(isBundleId(id) ? `#/bundle/${encodeURIComponent(id)}` : `#/transfer/${encodeURIComponent(id)}`),
    revoke: async (origin) => {
      await Promise.all([stores.sites.revoke(origin), chains.forget(origin)])
      parts.sitesChanged(origin)
    },
    chainIdOf: chains.idOf,
    chainIds: chains.ids,
    switchChain: chains.choose,
    assetOf: (chainId, address) => currencyOf(profile, chainId, address),
    assetsOf: (chainId) => {
      const chain = chainById(profile, chainId)
      return chain ? currenciesOf(chain).map(({ address }) => address) : []
    },
    blockMillisecondsOf: (chainId) => (chainById(profile, chainId)?.blockSeconds ?? 1) * 1_000,
    after,
    isAsIfFunded: async (origin) => (await stores.sites.get(origin))?.readsAsIfFunded !== false,
    client: `Causeway/v${extensionVersion()}`,
    ...loadingPorts(requests),
    nowMilliseconds,
  }
}
