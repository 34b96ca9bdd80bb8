import { currencyFeedOf, type LocalCurrency, type LocalRate } from '../../core/money/local-currency.ts'
import { cachedBy, type MarketPricesPorts } from './market-prices.ts'

/** Makes the reader of currency rates; undefined without a feed, or where it fails a check. */
export function createLocalRates({
  profile,
  feed: ask,
  nowMilliseconds,
}: Omit<MarketPricesPorts, 'mids'>): (currency: LocalCurrency) => Promise<LocalRate | undefined> {
  const feeds = cachedBy(ask, nowMilliseconds)
  return async (currency) => {
    const found = currencyFeedOf(profile, currency)
    if (!found) return undefined
    const { chainId, chain, feed } = found
    const said = await feeds(currency, chainId, feed)
    return said?.ok ? { currency, rate: said.price, chain } : undefined
  }
}
