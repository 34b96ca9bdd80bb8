import type { PriceFact } from '../../core/chain/facts.ts'
import { traitsOf } from '../../core/families/families.ts'
import { assetGroupOf } from '../../core/money/asset-group.ts'
import { type Currency, isSameCurrency } from '../../core/money/currency.ts'
import type { Price } from '../../core/money/price.ts'
import type { FeedPrice, PriceFeed } from '../../core/money/price-feed.ts'
import { currencyOf, type Profile } from '../../core/profiles/profile.ts'

type Named = Pick<Currency, 'chainId' | 'address'>

export type MidPrices = Readonly<{ prices: ReadonlyMap<string, Price>; from: string }>

export type MarketPricesPorts = Readonly<{
  profile: Profile
  feed: (chainId: number, feed: PriceFeed) => Promise<FeedPrice>
  mids: () => Promise<MidPrices | undefined>
  nowMilliseconds: () => number
}>

/** Currencies without an independent price are missing. */
export type MarketPrices = (currencies: readonly Named[]) => Promise<readonly PriceFact[]>

const KEPT_MILLISECONDS = 20_000

/** Makes the reader of independent prices: pinned feeds, own chain first, and exchange A. Dollar tokens are skipped. */
export function createMarketPrices(ports: MarketPricesPorts): MarketPrices {
  const { profile, nowMilliseconds } = ports
  const feeds = cachedBy((chainId: number, feed: PriceFeed) => ports.feed(chainId, feed), nowMilliseconds)
  const mids = cachedBy(() => ports.mids(), nowMilliseconds)

  async function ofOne(currency: Currency): Promise<readonly PriceFact[]> {
    const asset = assetGroupOf(currency.symbol)
    const { chainId, address } = currency
    const found = feedFor(profile, asset, chainId)
    const name = profile.exchangeA.mids?.[asset]
    const [onChain, all] = await Promise.all([
      found && feeds(`${found.chainId} ${found.feed.address}`, found.chainId, found.feed),
      name === undefined ? undefined : mids('mids'),
    ])
    const mid = name === undefined ? undefined : all?.prices.get(name)
    return [
      ...(found && onChain?.ok ? [{ chainId, address, price: onChain.price, from: found.feed.address }] : []),
      ...(all && mid !== undefined ? [{ chainId, address, price: mid, from: all.from }] : []),
    ]
  }

  return async (currencies) => {
    const asked = currencies.filter((each, at) => currencies.findIndex((other) => isSameCurrency(each, other)) === at)
    const pinned = asked.flatMap(({ chainId, address }) => currencyOf(profile, chainId, address) ?? [])
    const priced = pinned.filter(({ symbol }) => assetGroupOf(symbol) !== 'USD')
    return (await Promise.all(priced.map(ofOne))).flat()
  }
}

type PinnedFeed = Readonly<{ chainId: number; feed: PriceFeed }>

function feedFor(profile: Profile, asset: string, chainId: number): PinnedFeed | undefined {
  const all = profile.chains
    .filter((chain) => traitsOf(chain).hasContracts)
    .flatMap(({ id, priceFeeds = [] }) => priceFeeds.map((feed): PinnedFeed => ({ chainId: id, feed })))
    .filter(({ feed }) => feed.asset === asset)
  return all.find((each) => each.chainId === chainId) ?? all[0]
}

// Concurrent callers share one answer; failures aren't cached.
export function cachedBy<Args extends readonly unknown[], T>(
  ask: (...args: Args) => Promise<T>,
  nowMilliseconds: () => number,
): (name: string, ...args: Args) => Promise<T | undefined> {
  const kept = new Map<string, Readonly<{ atMilliseconds: number; answer: Promise<T | undefined> }>>()
  return (name, ...args) => {
    const now = nowMilliseconds()
    const before = kept.get(name)
    const age = before ? now - before.atMilliseconds : KEPT_MILLISECONDS
    if (before && age >= 0 && age < KEPT_MILLISECONDS) return before.answer
    const fresh = { atMilliseconds: now, answer: ask(...args).catch(() => undefined) }
    kept.set(name, fresh)
    void fresh.answer.then((answer) => {
      if (!isAnswer(answer) && kept.get(name) === fresh) kept.delete(name)
    })
    return fresh.answer
  }
}

function isAnswer(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Reflect.get(value, 'ok') !== false
}
