import { chainById, type Profile } from '../../../src/core/profiles/profile.ts'
import type { EvmClient } from '../../../src/net/families/evm/client.ts'
import { createMarketPrices, type MarketPrices } from '../../../src/wallet/prices/market-prices.ts'
import { nowMilliseconds, nowSeconds } from './browser/clock.ts'
import type { OpenedExchangeA } from './families/exchange-a.ts'

type Parts = Readonly<{
  profile: Profile
  node: (chainId: number) => EvmClient
  exchangeA: Pick<OpenedExchangeA, 'mids'> | undefined
}>

/** Reads independent prices from nodes and exchange A. */
export function openMarketPrices({ profile, node, exchangeA }: Parts): MarketPrices {
  return createMarketPrices({
    profile,
    feed: (chainId, feed) => {
      const { sequencerFeed } = chainById(profile, chainId) ?? {}
      return node(chainId).priceFeed({ feed, sequencerFeed }, nowSeconds())
    },
    mids: async () => exchangeA?.mids(),
    nowMilliseconds,
  })
}
