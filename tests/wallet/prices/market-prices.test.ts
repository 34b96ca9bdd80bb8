import { describe, expect, it } from 'vitest'
import type { FeedPrice } from '../../../src/core/money/price-feed.ts'
import { NATIVE_BITCOIN } from '../../../src/core/profiles/bitcoin.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { relay } from '../../../src/core/profiles/relay.ts'
import { createMarketPrices, type MidPrices } from '../../../src/wallet/prices/market-prices.ts'
import { ETH, USDC } from '../../core/honest.ts'

const WHOLE = 10n ** 18n
const FEEDS = { ETH: '0x00000000000000000000000000000000ca05f001', HYPE: '0x00000000000000000000000000000000ca05f003' }
const MIDS = 'http://127.0.0.1:4730'
const ether = { chainId: 1, address: ETH }
const baseEther = { chainId: 8453, address: ETH }
const hype = { chainId: 999, address: ETH }

type World = Readonly<{
  feed?: () => FeedPrice | Promise<FeedPrice>
  mids?: () => Promise<MidPrices | undefined>
  profile?: typeof devnet
}>

function open({ feed, mids, profile = devnet }: World = {}) {
  const asked: string[] = []
  const clock = { now: 1_000_000 }
  const prices = createMarketPrices({
    profile,
    feed: async (chainId, { asset }) => {
      asked.push(`${asset} ${chainId}`)
      return feed ? feed() : { ok: true, price: 2_500n * WHOLE }
    },
    mids: () => {
      asked.push('mids')
      return mids ? mids() : Promise.resolve({ prices: new Map([['ETH', 2_510n * WHOLE]]), from: MIDS })
    },
    nowMilliseconds: () => clock.now,
  })
  return { prices, asked, clock }
}

describe('independent prices', () => {
  it('are those of the feed of the currency\u2019s own chain and of exchange A, each with its source', async () => {
    const { prices, asked } = open()
    expect(await prices([baseEther])).toEqual([
      { ...baseEther, price: 2_500n * WHOLE, from: FEEDS.ETH },
      { ...baseEther, price: 2_510n * WHOLE, from: MIDS },
    ])
    expect(asked).toEqual(['ETH 8453', 'mids'])
  })

  it('come from the feed of another chain where the own one has none', async () => {
    const { prices, asked } = open()
    expect(await prices([hype])).toEqual([{ ...hype, price: 2_500n * WHOLE, from: FEEDS.HYPE }])
    expect(await prices([{ chainId: 8_253_038, address: NATIVE_BITCOIN }])).toHaveLength(1)
    expect(asked).toEqual(['HYPE 1', 'mids', 'BTC 1'])
  })

  it('are not asked for of dollars, of what is not pinned, and twice of one currency', async () => {
    const { prices, asked } = open()
    expect(await prices([{ chainId: 1, address: USDC[1] }])).toEqual([])
    expect(
      await prices([
        { chainId: 1, address: `0x${'12'.repeat(20)}` },
        { chainId: 77, address: ETH },
      ]),
    ).toEqual([])
    expect(asked).toEqual([])
    expect(await prices([ether, { ...ether }, baseEther])).toHaveLength(4)
    expect(asked.toSorted()).toEqual(['ETH 1', 'ETH 8453', 'mids'])
  })

  it('leave out a feed that fails a check, and an exchange that does not answer', async () => {
    const stale = open({ feed: () => ({ ok: false, problem: 'tooOld' }) })
    expect((await stale.prices([ether])).map(({ from }) => from)).toEqual([MIDS])
    const broken = open({ feed: () => Promise.reject(new Error('broken')) })
    expect((await broken.prices([ether])).map(({ from }) => from)).toEqual([MIDS])
    const silent = open({ mids: async () => undefined })
    expect((await silent.prices([ether])).map(({ from }) => from)).toEqual([FEEDS.ETH])
    const failing = open({ mids: () => Promise.reject(new Error('no answer')) })
    expect((await failing.prices([ether])).map(({ from }) => from)).toEqual([FEEDS.ETH])
  })

  it('are asked for once in twenty seconds, and those that failed again', async () => {
    const { prices, asked, clock } = open()
    await Promise.all([prices([ether]), prices([ether])])
    clock.now += 19_999
    await prices([ether])
    expect(asked).toEqual(['ETH 1', 'mids'])
    clock.now += 1
    await prices([ether])
    expect(asked).toHaveLength(4)
    // A clock that was set back must not prolong the cache.
    clock.now -= 50_000
    await prices([ether])
    expect(asked).toHaveLength(6)
    const failing = open({ feed: () => ({ ok: false, problem: 'unread' }), mids: async () => undefined })
    await failing.prices([ether])
    await failing.prices([ether])
    expect(failing.asked).toHaveLength(4)
  })

  it('are known of the native currencies of the public profile', async () => {
    const mids = async () => ({
      prices: new Map(['ETH', 'BTC', 'HYPE', 'BNB', 'POL', 'AVAX'].map((name) => [name, WHOLE])),
      from: MIDS,
    })
    const { prices } = open({ profile: relay, mids, feed: () => ({ ok: false, problem: 'unread' }) })
    const natives = relay.chains.map(({ native }) => native).filter(({ symbol }) => !symbol.startsWith('USDC'))
    expect(await prices(natives)).toHaveLength(natives.length)
  })
})
