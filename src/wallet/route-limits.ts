import { type Currency, isSameCurrency } from '../core/currency.ts'
import { amountFor, type Price } from '../core/price.ts'
import { LEAST_SWAP_USD, leavingFor, type PricedWay, smallAmount } from '../core/route-limits.ts'

/** A way of one account between two pinned currencies. */
export type AskedWay = Readonly<{ account: string; from: Currency; to: Currency }>

/**
 * What the service says of a way before it is asked for a quote, smallest units: whether it is open, about the least and the
 * most that can leave, and the most that arrives at once. What is not known is undefined. It is shown, and spares questions
 * that would be refused; nothing else is decided by it.
 */
export type RouteLimits = Readonly<{
  isOpen: boolean
  least: bigint | undefined
  most: bigint | undefined
  mostArriving: bigint | undefined
}>

export type RouteLimitPorts = Readonly<{
  /** What the service pays out on a way at once; undefined where it does not say. */
  limit: (from: Currency, to: Currency) => Promise<Readonly<{ isOpen: boolean; most: bigint | undefined }> | undefined>
  price: (currency: Currency) => Promise<Price | undefined>
  /** What the service takes for carrying an amount, of the named currency, and its worth; undefined where it does not say. */
  fee: (
    way: AskedWay,
    amount: bigint,
  ) => Promise<Readonly<{ chainId: number; address: string; amount: bigint; usd: Price | undefined }> | undefined>
  nowSeconds: () => number
}>

type Terms = Readonly<{ way: PricedWay; least: bigint | undefined }>

/** Prices and fees of a way are asked for once in so many seconds, whether there was an answer or not. */
const KEPT_SECONDS = 600
const MOST_KEPT = 50
const DOLLAR_MILLIONTH: Price = 10n ** 12n

/** Tells what is known of a way: what it pays out is asked each time, prices and fees once, and kept for a while. */
export function createRouteLimits(ports: RouteLimitPorts): (way: AskedWay) => Promise<RouteLimits> {
  const kept = new Map<string, Readonly<{ atSeconds: number; terms: Promise<Terms> }>>()

  async function termsOf(asked: AskedWay): Promise<Terms> {
    const { from, to } = asked
    const [fromPrice, toPrice] = await Promise.all([ports.price(from), ports.price(to)])
    const way = { from, to, fromPrice, toPrice }
    return { way, least: await leastOf(asked, fromPrice) }
  }

  async function leastOf(asked: AskedWay, price: Price | undefined): Promise<bigint | undefined> {
    const { from, to } = asked
    if (from.chainId === to.chainId) return price && amountFor(LEAST_SWAP_USD, price, from)
    const amount = smallAmount(from, price)
    const fee = amount === undefined ? undefined : await ports.fee(asked, amount)
    if (!fee) return undefined
    if (isSameCurrency(fee, from)) return fee.amount
    return price && fee.usd && amountFor(fee.usd / DOLLAR_MILLIONTH, price, from)
  }

  function keptTerms(asked: AskedWay): Promise<Terms> {
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
    const most = mostArriving === undefined ? undefined : leavingFor(mostArriving, way)
    return { isOpen: true, least, most, mostArriving }
  }
}
