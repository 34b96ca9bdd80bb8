import type { Profile } from '../profiles/profile.ts'
import type { Currency } from './currency.ts'
import type { Price } from './price.ts'
import type { PriceFeed } from './price-feed.ts'

/** ISO 4217. */
export const LOCAL_CURRENCIES = ['AUD', 'CAD', 'CHF', 'CNY', 'EUR', 'GBP', 'JPY', 'KRW', 'NZD', 'SGD'] as const
/** Dollars need no rate. */
export const SHOWN_CURRENCIES = ['USD', ...LOCAL_CURRENCIES] as const
export type LocalCurrency = (typeof LOCAL_CURRENCIES)[number]
export type ShownCode = (typeof SHOWN_CURRENCIES)[number]

/** `rate` is the currency's price in dollars; `chain` has the feed. Display only: no verdict reads it. */
export type LocalRate = Readonly<{ currency: LocalCurrency; rate: Price; chain: string }>

const ONE = 10n ** 18n

/** Finds a currency's pinned feed; a profile may have none. */
export function currencyFeedOf(
  { chains }: Pick<Profile, 'chains'>,
  currency: LocalCurrency,
): Readonly<{ chainId: number; chain: string; feed: PriceFeed }> | undefined {
  for (const { id, name, currencyFeeds = [] } of chains) {
    const feed = currencyFeeds.find(({ asset }) => asset === currency)
    if (feed) return { chainId: id, chain: name, feed }
  }
  return undefined
}

/** Converts millionths of a dollar to the currency's smallest parts, rounded down; `digits` is 0 to 6. */
export function inLocalCurrency(
  dollarMillionths: bigint,
  rate: Price,
  digits: number,
): Readonly<{ parts: bigint; isCut: boolean }> {
  const [sum, part] = [dollarMillionths * ONE, rate * 10n ** BigInt(6 - digits)]
  return { parts: sum / part, isCut: sum % part > 0n }
}

/** In smallest parts; `rate` is dollars per whole unit. */
export type TypedSum = Readonly<{ parts: bigint; digits: number; rate: Price }>

/** Rounds down to a token's smallest unit. */
export function amountWithin(sum: TypedSum, price: Price, token: Pick<Currency, 'decimals'>): bigint {
  const { worth, unit } = ratioOf(sum, price, token)
  return worth / unit
}

/** Rounds up to a token's smallest unit. */
export function amountCovering(sum: TypedSum, price: Price, token: Pick<Currency, 'decimals'>): bigint {
  const { worth, unit } = ratioOf(sum, price, token)
  return (worth + unit - 1n) / unit
}

function ratioOf({ parts, digits, rate }: TypedSum, price: Price, { decimals }: Pick<Currency, 'decimals'>) {
  return { worth: parts * rate * 10n ** BigInt(decimals), unit: price * 10n ** BigInt(digits) }
}
