import { chainById, type Profile } from '../../src/core/profile.ts'
import type { EvmClient } from '../../src/net/evm.ts'
import { createMarketPrices, type MarketPrices } from '../../src/wallet/market-prices.ts'
import { nowMilliseconds, nowSeconds } from './clock.ts'
import type { OpenedExchangeA } from './exchange-a.ts'

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
