import { isSameAddress } from '../../src/core/address.ts'
import type { Bundle } from '../../src/core/bundle/bundle.ts'
import { carriedChains, currencyOf, type Profile } from '../../src/core/profile.ts'
import { createAsIfFunded } from '../../src/net/as-if-funded.ts'
import { createRpc } from '../../src/net/rpc.ts'
import { createPassage } from '../../src/net/rpc-passage.ts'
import { version } from '../../src/platform/runtime.ts'
import type { ProviderPorts } from '../../src/provider/ports.ts'
import { CODES, ProviderRpcError } from '../../src/provider/rpc-error.ts'
import { balancesOf } from '../../src/wallet/balances.ts'
import { connectSite, type DappPorts, sendWish, signMessage, signPageData } from '../../src/wallet/dapps.ts'
import { withOwnSides } from '../../src/wallet/own-sides.ts'
import type { Prompts } from '../../src/wallet/prompts.ts'
import type { SiteChains } from '../../src/wallet/site-chains.ts'
import type { Custody } from './custody.ts'
import { granted } from './granted.ts'
import { receiptFor } from './receipts.ts'
import { siteCalls } from './site-calls.ts'
import type { Stores } from './stores.ts'
import type { Wallet } from './wallet.ts'

type Parts = Readonly<{
  profile: Profile
  stores: Stores
  custody: Custody
  wallet: Wallet
  prompts: Prompts
  chains: SiteChains
  /** The accounts that a site was granted, as far as that still counts. */
  grantOf: (origin: string) => Promise<readonly string[] | undefined>
  /** Shows a page of ours in a tab, by its hash. */
  open: (hash: string) => Promise<void>
  /** What a site was granted has changed. */
  changed: (origin: string) => void
}>

/** What pages may ask of the wallet, as the provider's router needs it. */
export function sitePorts(parts: Parts): ProviderPorts & Readonly<{ bundleChanged: (bundle: Bundle) => void }> {
  const { profile, stores, custody, wallet, prompts, chains, changed } = parts
  const grantOf = async (origin: string): Promise<readonly string[]> => {
    const [served, accounts] = await Promise.all([parts.grantOf(origin), stores.accounts.list()])
    const own = accounts.map((account) => account.address)
    return (served ?? []).filter((address) => own.some((each) => isSameAddress(each, address)))
  }
  const accountsOf = async (origin: string) => ((await custody.session.isUnlocked()) ? grantOf(origin) : [])
  const executionOf = stores.executions.ofCalls
  const dapp: DappPorts = {
    profile,
    accountsOf,
    executionOf,
    hasBundle: async (origin, callsId) => (await stores.bundles.ofCalls(origin, callsId)) !== undefined,
    balances: (account) => balancesOf(account, wallet.money.balances, ['evm']),
    ownSides: (asked) => withOwnSides(asked, wallet.money.own),
    ask: prompts.ask,
  }
  return {
    ...siteCalls({ profile, stores, wallet, accountsOf, ask: prompts.ask, open: parts.open }),
    accountsOf,
    executionOf,
    connect: async (origin) => granted(await connectSite(origin, dapp)).accounts,
    showPrompt: prompts.show,
    revoke: async (origin) => {
      await stores.sites.revoke(origin)
      changed(origin)
    },
    chainIdOf: chains.idOf,
    chainIds: chains.ids,
    switchChain: chains.choose,
    assetOf: (chainId, address) => currencyOf(profile, chainId, address),
    ...readsOf(profile),
    isAsIfFunded: async (origin) => (await stores.sites.get(origin))?.readsAsIfFunded !== false,
    client: `Causeway/v${version()}`,
    signMessage: async (origin, wish) => granted(await signMessage(origin, wish, dapp)).signature,
    signTypedData: async (origin, wanted) => granted(await signPageData(origin, wanted, dapp)).signature,
    sendIntent: async (origin, request) => ({ id: granted(await sendWish(origin, request, dapp)).id }),
    fillReceiptOf: async (execution) => {
      const { stage, intent } = execution
      const txHash = stage.stage === 'filled' ? stage.fill.txHash : undefined
      // Bitcoin and exchanges give no receipts.
      if (txHash === undefined || !chains.ids.includes(intent.destinationChainId)) return undefined
      return receiptFor(wallet.node(intent.destinationChainId), txHash)
    },
    nowMilliseconds: () => Date.now(),
  }
}

function readsOf(profile: Profile): Pick<ProviderPorts, 'read' | 'readAsIfFunded'> {
  const nodes = new Map(
    carriedChains(profile, ['evm']).map(({ id, nodeUrl: url }) => {
      const about = { fetch: (...request: Parameters<typeof fetch>) => fetch(...request), url }
      const pass = createPassage(about)
      const asIfFunded = createAsIfFunded({ rpc: createRpc(about), pass, nowMilliseconds: () => Date.now() })
      return [id, { pass, asIfFunded }] as const
    }),
  )
  return {
    read: async (chainId, method, params) => {
      const passed = await nodes.get(chainId)?.pass({ method, params })
      if (passed?.said === 'result') return passed.result
      if (passed?.said === 'error') {
        throw new ProviderRpcError(passed.error.code, passed.error.message, passed.error.data)
      }
      throw new ProviderRpcError(CODES.chainDisconnected, `${method}: ${passed?.message ?? 'this chain has no node'}.`)
    },
    readAsIfFunded: async (chainId, failed) => nodes.get(chainId)?.asIfFunded(failed),
  }
}
