import type { Chain, NodeUrls } from '../../../../src/core/chain/chain.ts'
import { type Profile, supportedChains } from '../../../../src/core/profiles/profile.ts'
import { createEvmClient, type EvmClient } from '../../../../src/net/families/evm/client.ts'
import type { ServiceClient } from '../../../../src/net/service/client.ts'
import type { ChosenNodes } from '../../../../src/wallet/nodes/chosen-nodes.ts'
import { nowMilliseconds } from '../browser/clock.ts'
import { networkFetch } from '../browser/network.ts'
import type { Stores } from '../stores.ts'
import { type OpenedBitcoin, openBitcoin } from './bitcoin.ts'
import { type OpenedExchangeA, openExchangeA } from './exchange-a.ts'
import { type OpenedExchangeB, openExchangeB } from './exchange-b.ts'

type Parts = Readonly<{
  profile: Profile
  stores: Stores
  service: ServiceClient
  exchangeBKeys: Parameters<typeof openExchangeB>[0]['keys']
  siteChain: (origin: string) => Promise<number>
  balancesChanged: () => void
  nodesOf: ChosenNodes['of']
}>

/** Undefined for a family without a chain. */
export type ChainFamilies = Readonly<{
  /** Throws for a chain outside the profile. */
  node: (chainId: number) => EvmClient
  bitcoin: OpenedBitcoin | undefined
  exchangeA: OpenedExchangeA | undefined
  exchangeB: OpenedExchangeB | undefined
}>

/** Opens every chain family that the profile supports. */
export function openChainFamilies(parts: Parts): ChainFamilies {
  const { profile, stores, service, siteChain, balancesChanged, exchangeBKeys: keys } = parts
  const { executions } = stores
  const chains = supportedChains(profile, ['evm'])
  const open = new Map<number, Readonly<{ urls: NodeUrls; client: EvmClient }>>()
  const [bitcoin] = supportedChains(profile, ['bitcoin'])
  const [exchangeA] = supportedChains(profile, ['exchangeA'])
  const [exchangeB] = supportedChains(profile, ['exchangeB'])
  return {
    node: (chainId) => {
      const chain = chains.find(({ id }) => id === chainId)
      if (!chain) throw new RangeError(`expected a chain of the profile, got ${chainId}`)
      const urls = parts.nodesOf(chain)
      const before = open.get(chainId)
      if (before?.urls === urls) return before.client
      const client = clientOf(chain, urls)
      open.set(chainId, { urls, client })
      return client
    },
    bitcoin:
      bitcoin &&
      openBitcoin({
        chain: bitcoin,
        accounts: stores.bitcoinAccounts,
        readings: stores.bitcoinReadings,
        gapLimit: async () => (await stores.settings.read()).bitcoinGapLimit,
        executions,
        frozen: stores.coinMarks.frozen,
        nodesOf: parts.nodesOf,
        changed: balancesChanged,
      }),
    exchangeA: exchangeA && openExchangeA({ chain: exchangeA, profile, service, executions, siteChain }),
    exchangeB: exchangeB && openExchangeB({ chain: exchangeB, profile, service, stores, keys }),
  }
}

function clientOf({ id: chainId, nodeUrls: [pinnedUrl], finality }: Chain, nodeUrls: NodeUrls): EvmClient {
  return createEvmClient({ fetch: networkFetch, nodeUrls, pinnedUrl, chainId, finality, nowMilliseconds })
}
