import { hexToBigInt } from 'viem'
import { POOL } from '../../chains.ts'
import type { FamilyChain, Hex } from '../chain.ts'
import type { SwapPair, Swaps } from '../family.ts'
import { type Nodes, nodeAt } from './nodes.ts'
import { poolQuestion } from './router.ts'

/** The name of the pool in `includedSwapSources`. */
const POOL_SOURCE = 'causeway-pool'

/** What the pools of EVM chains give now: asked of the contract itself, so that a quote is what the chain will do. */
export function evmSwaps(nodes: Nodes): Swaps {
  const ask = async (chain: FamilyChain, question: 'quoteIn' | 'quoteOut', { from, to }: SwapPair, amount: bigint) => {
    // Beyond this the contract's own multiplication overflows.
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
