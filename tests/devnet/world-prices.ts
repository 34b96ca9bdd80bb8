import { FEED_CHAINS, POOL, PRICE_FEEDS } from './chains.ts'
import { encodeAnswer, feedAnswer } from './feeds.ts'
import { sendAsOwner } from './owner.ts'
import { encodeReserves, PAIR_DEPTH_USD, pairsOf } from './pairs.ts'
import { type Prices, priceTable } from './service/prices.ts'
import type { WorldChain } from './world-chain.ts'

/** Makes a world's prices; pools and feeds follow them. */
export function worldPrices(chains: readonly WorldChain[]): Prices {
  const table = priceTable()
  return {
    of: table.of,
    set(group, usd) {
      table.set(group, usd)
      for (const chain of chains) void moveInTries(chain, table, group)
    },
  }
}

// A busy node may drop a transaction, and a repeat sets the same prices.
async function moveInTries(chain: WorldChain, table: Prices, group: string): Promise<void> {
  for (let tries = 0; tries < 3; tries += 1) {
    try {
      return await moveChain(chain, table, group)
    } catch {
      // A stopped node fails each time.
    }
  }
}

async function moveChain(chain: WorldChain, table: Prices, group: string): Promise<void> {
  await movePools(chain, table, group)
  if (FEED_CHAINS.includes(chain.id)) await moveFeed(chain, table, group)
}

async function moveFeed(chain: WorldChain, table: Prices, group: string): Promise<void> {
  const feed = PRICE_FEEDS.find((each) => each.group === group)
  if (!feed) return
  const data = encodeAnswer(feedAnswer(table.of(feed.group)))
  await sendAsOwner(chain.nodeUrl, { to: feed.address, data })
}

async function movePools(chain: WorldChain, table: Prices, group: string): Promise<void> {
  for (const [a, b] of pairsOf(chain).filter((pair) => pair.some((each) => each.group === group))) {
    const reserve = ({ group: of, decimals }: typeof a) => {
      const price = table.of(of)
      return price === 0n ? 0n : (PAIR_DEPTH_USD * 1_000_000n * 10n ** BigInt(decimals)) / price
    }
    const data = encodeReserves(a.address, b.address, reserve(a), reserve(b))
    await sendAsOwner(chain.nodeUrl, { to: POOL, data })
  }
}
