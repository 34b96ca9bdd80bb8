import { assetGroupOf } from '../../core/money/asset-group.ts'
import type { Currency } from '../../core/money/currency.ts'
import { amountFor, ONE_DOLLAR } from '../../core/money/price.ts'
import { currencyOf, type Profile } from '../../core/profiles/profile.ts'
import type { MarketPrices } from './market-prices.ts'

const FIVE_DOLLAR_MILLIONTHS = 5_000_000n

/** Converts five dollars into smallest units by independent prices. The highest counts; undefined without any. */
export function createFiveDollars({
  profile,
  prices,
}: Readonly<{ profile: Profile; prices: MarketPrices }>): (currency: Currency) => Promise<bigint | undefined> {
  return async (currency) => {
    // An added token may call itself a dollar.
    if (!currencyOf(profile, currency.chainId, currency.address)) return undefined
    if (assetGroupOf(currency.symbol) === 'USD') return amountFor(FIVE_DOLLAR_MILLIONTHS, ONE_DOLLAR, currency)
    const found = (await prices([currency])).map(({ price }) => price)
    const highest = [...found].sort((a, b) => (a < b ? 1 : -1))[0]
    return highest ? amountFor(FIVE_DOLLAR_MILLIONTHS, highest, currency) : undefined
  }
}
