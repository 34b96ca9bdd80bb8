import { OWNER } from './accounts.ts'
import { POOL } from './chains.ts'
import { encodeReserves, PAIR_DEPTH_USD, pairsOf } from './pairs.ts'
import { rpc } from './rpc.ts'
import { type Prices, priceTable } from './service/prices.ts'
import type { WorldChain } from './world-chain.ts'

/** The table of prices of a world: when one is set, the pools of all chains follow it. */
export function worldPrices(chains: readonly WorldChain[]): Prices {
  const table = priceTable()
  return {
    of: table.of,
    set(group, usd) {
      table.set(group, usd)
      for (const chain of chains) movePools(chain, table, group).catch(() => undefined)
    },
  }
}

async function movePools(chain: WorldChain, table: Prices, group: string): Promise<void> {
  for (const [a, b] of pairsOf(chain).filter((pair) => pair.some((each) => each.group === group))) {
    const reserve = ({ group: of, decimals }: typeof a) => {
      const price = table.of(of)
      return price === 0n ? 0n : (PAIR_DEPTH_USD * 1_000_000n * 10n ** BigInt(decimals)) / price
    }
    const data = encodeReserves(a.address, b.address, reserve(a), reserve(b))
    // The node keeps the owner's key and counts its nonces.
    await rpc(chain.nodeUrl, 'eth_sendTransaction', [{ from: OWNER.address, to: POOL, data }])
  }
}
