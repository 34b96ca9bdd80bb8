import type { Chain } from '../../../../src/core/chain/chain.ts'
import { type Profile, supportedChains } from '../../../../src/core/profiles/profile.ts'
import { createEvmClient, type EvmClient } from '../../../../src/net/families/evm/client.ts'
import type { ServiceClient } from '../../../../src/net/service/client.ts'
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
  const nodes = new Map(supportedChains(profile, ['evm']).map((chain) => [chain.id, nodeOf(chain)]))
  const [bitcoin] = supportedChains(profile, ['bitcoin'])
  const [exchangeA] = supportedChains(profile, ['exchangeA'])
  const [exchangeB] = supportedChains(profile, ['exchangeB'])
  return {
    node: (chainId) => {
      const evm = nodes.get(chainId)
      if (!evm) throw new RangeError(`expected a chain of the profile, got ${chainId}`)
      return evm
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
        changed: balancesChanged,
      }),
    exchangeA: exchangeA && openExchangeA({ chain: exchangeA, profile, service, executions, siteChain }),
    exchangeB: exchangeB && openExchangeB({ chain: exchangeB, profile, service, stores, keys }),
  }
}

function nodeOf({ id: chainId, nodeUrls, finality }: Chain): EvmClient {
  return createEvmClient({ fetch: networkFetch, nodeUrls, chainId, finality, nowMilliseconds })
}
