import { familyOf } from '../../chain.ts'
import { kindAt } from '../../contracts.ts'
import { type Amount, type Currency, isSameCurrency } from '../../currency.ts'
import { partsOf } from '../../exchange-a/place.ts'
import type { Facts, PriceFact } from '../../facts.ts'
import { assetOf } from '../../one-asset.ts'
import { MOST_PRICE, type Price, worthOf, worthUpOf } from '../../price.ts'
import { chainById, currencyOf, type Profile } from '../../profile.ts'
import { MOST_APART_BASIS_POINTS } from './loss-limits.ts'

/** The name of the source for pinned dollar tokens, which are a dollar each. */
export const PINNED = 'pinned'
const DOLLAR: Price = 10n ** 18n

/** What prices rest on: what was read of sources that the service does not control, and what the profile pins. */
type Sources = Readonly<{ facts: Pick<Facts, 'prices'>; profile: Profile }>

/** What one whole unit costs by the lowest and the highest source, and which sources these are. */
export type PriceRange = Readonly<{
  least: Price
  most: Price
  from: readonly string[]
  /** Whether the sources are further apart than the same price at two moments is. */
  isDisputed: boolean
}>

/** What an amount is worth by independent prices, millionths of a dollar: `least` rounded down, `most` rounded up. */
export type Valuation = Readonly<{ least: bigint; most: bigint; from: readonly string[] }>

/**
 * What a currency costs by sources that the service does not control: pinned dollar tokens a dollar, everything else by
 * what was read for the same pinned asset on any chain. A currency that is not pinned has no price: its symbol says
 * nothing. What stands for a pinned one is worth the same: a wrapped native currency, a token on another DEX.
 */
export function priceOf(currency: Pick<Currency, 'chainId' | 'address'>, sources: Sources): PriceRange | undefined {
  const known = pricesOf(currency, sources).toSorted((a, b) => (a.price < b.price ? -1 : 1))
  const [lowest, highest] = [known[0], known.at(-1)]
  if (!lowest || !highest) return undefined
  const [least, most] = [lowest.price, highest.price]
  const isDisputed = (most - least) * 10_000n > least * MOST_APART_BASIS_POINTS
  return { least, most, from: [...new Set(known.map(({ from }) => from))], isDisputed }
}

/** What an amount is worth by independent prices; undefined where none is known. */
export function valuationOf(amount: Amount, sources: Sources): Valuation | undefined {
  const price = priceOf(amount.currency, sources)
  if (!price) return undefined
  return { least: worthOf(amount, price.least), most: worthUpOf(amount, price.most), from: price.from }
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
  return pinned && assetOf(pinned.symbol)
}

// The pinned token that stands for the native currency of a chain is worth the same.
function nativeBehind(profile: Profile, chainId: number, address: string): Currency | undefined {
  const chain = chainById(profile, chainId)
  const isWrapped = chain !== undefined && kindAt(chain, address) === 'wrappedNative'
  return isWrapped ? chain.native : undefined
}

// Exchange A keeps a pinned token on the DEXes of others, too, under its own id with their name behind it.
function onOtherDex(profile: Profile, chainId: number, address: string): Currency | undefined {
  const chain = chainById(profile, chainId)
  const token = chain && familyOf(chain) === 'exchangeA' ? partsOf(address)?.tokenId : undefined
  return token === undefined ? undefined : currencyOf(profile, chainId, token)
}
