import { LEAST_SWAP_USD, originAmountFor, type PricedRoute, smallAmount } from '../../core/intent/route-amounts.ts'
import { type Currency, isSameCurrency } from '../../core/money/currency.ts'
import { amountFor, type Price } from '../../core/money/price.ts'

export type RouteInQuestion = Readonly<{ account: string; from: Currency; to: Currency }>

/** Smallest units; undefined is unknown. These only inform and spare refused requests. */
export type AccountRouteLimits = Readonly<{
  isOpen: boolean
  least: bigint | undefined
  most: bigint | undefined
  mostArriving: bigint | undefined
}>

export type RouteLimitPorts = Readonly<{
  limit: (from: Currency, to: Currency) => Promise<Readonly<{ isOpen: boolean; most: bigint | undefined }> | undefined>
  price: (currency: Currency) => Promise<Price | undefined>
  fee: (
    way: RouteInQuestion,
    amount: bigint,
  ) => Promise<Readonly<{ chainId: number; address: string; amount: bigint; usd: Price | undefined }> | undefined>
  nowSeconds: () => number
}>

type Terms = Readonly<{ way: PricedRoute; least: bigint | undefined }>

/** Requests are this far apart, seconds, answered or not. */
const KEPT_SECONDS = 600
const MOST_KEPT = 50
const DOLLAR_MILLIONTH: Price = 10n ** 12n

/** Makes a reader of route limits. Capacity is read each time; prices and fees are cached. */
export function createRouteLimits(ports: RouteLimitPorts): (way: RouteInQuestion) => Promise<AccountRouteLimits> {
  const kept = new Map<string, Readonly<{ atSeconds: number; terms: Promise<Terms> }>>()

  async function termsOf(asked: RouteInQuestion): Promise<Terms> {
    const { from, to } = asked
    const [fromPrice, toPrice] = await Promise.all([ports.price(from), ports.price(to)])
    const way = { from, to, fromPrice, toPrice }
    return { way, least: await leastOf(asked, fromPrice) }
  }

  async function leastOf(asked: RouteInQuestion, price: Price | undefined): Promise<bigint | undefined> {
    const { from, to } = asked
    if (from.chainId === to.chainId) return price && amountFor(LEAST_SWAP_USD, price, from)
    const amount = smallAmount(from, price)
    const fee = amount === undefined ? undefined : await ports.fee(asked, amount)
    if (!fee) return undefined
    if (isSameCurrency(fee, from)) return fee.amount
    return price && fee.usd && amountFor(fee.usd / DOLLAR_MILLIONTH, price, from)
  }

  function keptTerms(asked: RouteInQuestion): Promise<Terms> {
    const { account, from, to } = asked
    const name = [account, from.chainId, from.address, to.chainId, to.address].join(' ')
    const now = ports.nowSeconds()
    const before = kept.get(name)
    if (before && before.atSeconds <= now && now - before.atSeconds < KEPT_SECONDS) return before.terms
    const terms = termsOf(asked)
    kept.delete(name)
    kept.set(name, { atSeconds: now, terms })
    for (const oldest of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(oldest)
    return terms
  }

  return async (asked) => {
    const { from, to } = asked
    const isLocal = from.chainId === to.chainId
    const limit = isLocal ? undefined : await ports.limit(from, to)
    if (limit?.isOpen === false) return { isOpen: false, least: undefined, most: undefined, mostArriving: undefined }
    const { way, least } = await keptTerms(asked)
    const mostArriving = limit?.most
    const most = mostArriving === undefined ? undefined : originAmountFor(mostArriving, way)
    return { isOpen: true, least, most, mostArriving }
  }
}
