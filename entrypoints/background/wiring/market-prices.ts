import { chainById, type Profile } from '../../../src/core/profiles/profile.ts'
import type { EvmClient } from '../../../src/net/families/evm/client.ts'
import { createLocalRates } from '../../../src/wallet/prices/local-rates.ts'
import {
  createMarketPrices,
  type MarketPrices,
  type MarketPricesPorts,
} from '../../../src/wallet/prices/market-prices.ts'
import { nowMilliseconds, nowSeconds } from './browser/clock.ts'
import type { OpenedExchangeA } from './families/exchange-a.ts'

type Parts = Readonly<{
  profile: Profile
  node: (chainId: number) => EvmClient
  exchangeA: Pick<OpenedExchangeA, 'mids'> | undefined
}>

/** Reads independent prices from nodes and exchange A. */
export function openMarketPrices({ profile, node, exchangeA }: Parts): MarketPrices {
  return createMarketPrices({ ...feedPorts({ profile, node }), mids: async () => exchangeA?.mids() })
}

/** Reads currency rates from nodes. */
export function openLocalRates(parts: Omit<Parts, 'exchangeA'>) {
  return createLocalRates(feedPorts(parts))
}

function feedPorts({ profile, node }: Omit<Parts, 'exchangeA'>): Omit<MarketPricesPorts, 'mids'> {
  return {
    profile,
    feed: (chainId, feed) => {
      const { sequencerFeed } = chainById(profile, chainId) ?? {}
      return node(chainId).priceFeed({ feed, sequencerFeed }, nowSeconds())
    },
    nowMilliseconds,
  }
}
