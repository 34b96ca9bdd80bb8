import type { Facts, PriceFact } from '../../chain/facts.ts'
import { kindAt } from '../../chain/pinned-contracts.ts'
import { listedToken } from '../../families/listed-token.ts'
import { assetGroupOf } from '../../money/asset-group.ts'
import { type Amount, type Currency, isSameCurrency } from '../../money/currency.ts'
import { dollarValueOf, dollarValueRoundedUp, MOST_PRICE, type Price } from '../../money/price.ts'
import { chainById, currencyOf, type Profile } from '../../profiles/profile.ts'
import { MOST_APART_BASIS_POINTS } from './loss-limits.ts'

export const PINNED = 'pinned'
const DOLLAR: Price = 10n ** 18n

type Sources = Readonly<{ facts: Pick<Facts, 'prices'>; profile: Profile }>

/** Of one whole unit. */
export type PriceRange = Readonly<{
  least: Price
  most: Price
  from: readonly string[]
  isDisputed: boolean
}>

/** Millionths of a dollar: `least` rounded down, `most` up. */
export type Valuation = Readonly<{ least: bigint; most: bigint; from: readonly string[] }>

/**
 * A pinned currency's price range by independent sources.
 *
 * Wrapped native currency and tokens on other DEXes count as their original.
 */
export function priceOf(currency: Pick<Currency, 'chainId' | 'address'>, sources: Sources): PriceRange | undefined {
  const known = pricesOf(currency, sources).toSorted((a, b) => (a.price < b.price ? -1 : 1))
  const [lowest, highest] = [known[0], known.at(-1)]
  if (!lowest || !highest) return undefined
  const [least, most] = [lowest.price, highest.price]
  const isDisputed = (most - least) * 10_000n > least * MOST_APART_BASIS_POINTS
  return { least, most, from: [...new Set(known.map(({ from }) => from))], isDisputed }
}

/** Values an amount by independent prices; undefined if none is known. */
export function valuationOf(amount: Amount, sources: Sources): Valuation | undefined {
  const price = priceOf(amount.currency, sources)
  if (!price) return undefined
  return { least: dollarValueOf(amount, price.least), most: dollarValueRoundedUp(amount, price.most), from: price.from }
}

function pricesOf(
  { chainId, address }: Pick<Currency, 'chainId' | 'address'>,
  { facts, profile }: Sources,
): readonly Pick<PriceFact, 'price' | 'from'>[] {
  const asset = assetAt(profile, chainId, address)
  if (asset === undefined) return []
  const read = (facts.prices ?? []).filter(
    (each) =>
      each.price > 0n &&
      each.price <= MOST_PRICE &&
      (isSameCurrency(each, { chainId, address }) || assetAt(profile, each.chainId, each.address) === asset),
  )
  return asset === 'USD' ? [{ price: DOLLAR, from: PINNED }, ...read] : read
}

function assetAt(profile: Profile, chainId: number, address: string): string | undefined {
  const pinned =
    currencyOf(profile, chainId, address) ??
    nativeBehind(profile, chainId, address) ??
    onOtherDex(profile, chainId, address)
  return pinned && assetGroupOf(pinned.symbol)
}

function nativeBehind(profile: Profile, chainId: number, address: string): Currency | undefined {
  const chain = chainById(profile, chainId)
  const isWrapped = chain !== undefined && kindAt(chain, address) === 'wrappedNative'
  return isWrapped ? chain.native : undefined
}

// Exchange A also lists a pinned token on foreign DEXes.
function onOtherDex(profile: Profile, chainId: number, address: string): Currency | undefined {
  const chain = chainById(profile, chainId)
  const token = chain && listedToken(chain, address)
  return token === undefined ? undefined : currencyOf(profile, chainId, token)
}
