import { hexToBigInt } from 'viem'
import { POOL } from '../../chains.ts'
import type { FamilyChain, Hex } from '../chain.ts'
import type { SwapPair, Swaps } from '../family.ts'
import { type Nodes, nodeAt } from './nodes.ts'
import { poolQuestion } from './router.ts'

/** In `includedSwapSources`. */
const POOL_SOURCE = 'causeway-pool'

/** Asks the pool contracts themselves, so that quotes match the chain. */
export function evmSwaps(nodes: Nodes): Swaps {
  const ask = async (chain: FamilyChain, question: 'quoteIn' | 'quoteOut', { from, to }: SwapPair, amount: bigint) => {
    // Above it the contract's multiplication overflows.
    if (amount <= 0n || amount >= 2n ** 112n) return undefined
    const data = poolQuestion(question, from, to, amount)
    const answer = await nodeAt(nodes, chain.id).ask<Hex>('eth_call', [{ to: POOL, data }, 'latest'])
    return hexToBigInt(answer) || undefined
  }
  return {
    source: POOL_SOURCE,
    quoteIn: (chain, pair, amountIn) => ask(chain, 'quoteIn', pair, amountIn),
    quoteOut: (chain, pair, amountOut) => ask(chain, 'quoteOut', pair, amountOut),
  }
}
