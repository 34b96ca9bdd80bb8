import { describe, expect, it } from 'vitest'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { currencyOf } from '../../../src/core/profiles/profile.ts'
import { createRouteLimits, type RouteLimitPorts } from '../../../src/wallet/quotes/route-limits.ts'
import { ETH, USDC, USER } from '../../core/honest.ts'

const pinned = (chainId: number, address: string) => {
  const currency = currencyOf(devnet, chainId, address)
  if (!currency) throw new RangeError(`expected a pinned currency, got ${address}`)
  return currency
}
const eth = pinned(1, ETH)
const ethOnBase = pinned(8453, ETH)
const usdc = pinned(8453, USDC[8453])
const DOLLAR = 10n ** 18n
const WEI = 10n ** 18n

function stand(change: Partial<RouteLimitPorts> = {}) {
  const asked: string[] = []
  let now = 1_000
  const limitsOf = createRouteLimits({
    limit: async (from, to) => {
      asked.push(`limit ${from.symbol} ${to.symbol}`)
      return { isOpen: true, most: 5_000_000_000n }
    },
    price: async ({ symbol }) => {
      asked.push(`price ${symbol}`)
      return symbol === 'ETH' ? 2_500n * DOLLAR : DOLLAR
    },
    fee: async (_way, amount) => {
      asked.push(`fee ${amount}`)
      return { ...eth, amount: 50_000_000_000_000n, usd: undefined }
    },
    nowSeconds: () => now,
    ...change,
  })
  const later = (seconds: number) => {
    now += seconds
  }
  return { asked, limitsOf, later }
}
const way = { account: USER, from: eth, to: usdc }

describe('what is known of a way before a quote', () => {
  it('is what the service pays out, in what leaves too by its prices, and its fees of a small amount', async () => {
    const { asked, limitsOf } = stand()
    expect(await limitsOf(way)).toEqual({
      isOpen: true,
      least: 50_000_000_000_000n,
      most: 2n * WEI,
      mostArriving: 5_000_000_000n,
    })
    // It's twenty dollars at 2,500 per unit.
    expect(asked).toContain(`fee ${8n * 10n ** 15n}`)
  })

  it('asks prices and fees once for a way, and again when they are old; what is paid out each time', async () => {
    const { asked, limitsOf, later } = stand()
    await Promise.all([limitsOf(way), limitsOf(way)])
    expect(asked.filter((each) => each.startsWith('fee'))).toHaveLength(1)
    later(599)
    await limitsOf(way)
    expect(asked.filter((each) => each.startsWith('fee'))).toHaveLength(1)
    expect(asked.filter((each) => each.startsWith('limit'))).toHaveLength(3)
    later(1)
    await limitsOf(way)
    expect(asked.filter((each) => each.startsWith('fee'))).toHaveLength(2)
  })

  it('reckons a fee of another currency by what it is worth', async () => {
    const { limitsOf } = stand({ fee: async () => ({ ...usdc, amount: 125_000n, usd: DOLLAR / 8n }) })
    expect(await limitsOf(way)).toMatchObject({ least: WEI / 20_000n })
  })

  it('is on one chain what a swap must be worth, and nothing is asked of routes', async () => {
    const { asked, limitsOf } = stand()
    expect(await limitsOf({ account: USER, from: ethOnBase, to: usdc })).toEqual({
      isOpen: true,
      least: WEI / 50_000n,
      most: undefined,
      mostArriving: undefined,
    })
    expect(asked.filter((each) => !each.startsWith('price'))).toEqual([])
  })

  it('is the same number on both sides where they are alike, whatever is known of prices', async () => {
    const { limitsOf } = stand({ price: async () => undefined })
    expect(await limitsOf({ ...way, to: ethOnBase })).toEqual({
      isOpen: true,
      least: undefined,
      most: 5_000_000_000n,
      mostArriving: 5_000_000_000n,
    })
  })

  it('asks nothing more of a way that is closed', async () => {
    const { asked, limitsOf } = stand({ limit: async () => ({ isOpen: false, most: 1n }) })
    expect(await limitsOf(way)).toEqual({ isOpen: false, least: undefined, most: undefined, mostArriving: undefined })
    expect(asked).toEqual([])
  })

  it('is left open where the service says nothing', async () => {
    const { limitsOf } = stand({
      limit: async () => undefined,
      price: async () => undefined,
      fee: async () => undefined,
    })
    expect(await limitsOf(way)).toEqual({ isOpen: true, least: undefined, most: undefined, mostArriving: undefined })
  })
})
