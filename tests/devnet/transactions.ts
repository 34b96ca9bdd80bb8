import type { Hex } from './chains.ts'
import { rpc, toQuantity } from './rpc.ts'

/** `blockNumber` is null while waiting. */
export type SentTransaction = Readonly<{ hash: Hex; nonce: number; to: Hex | null; blockNumber: number | null }>

type NodeTransaction = Readonly<{ hash: Hex; from: Hex; to: Hex | null; nonce: Hex; blockNumber: Hex | null }>
type NodeBlock = Readonly<{ transactions: readonly NodeTransaction[] }>
type NodePool = Readonly<Record<'pending' | 'queued', Readonly<Record<Hex, Readonly<Record<string, NodeTransaction>>>>>>

const BLOCKS_AT_ONCE = 50

/** A sender's transactions in nonce order: counts broadcasts. */
export async function transactionsOf(nodeUrl: string, sender: Hex): Promise<readonly SentTransaction[]> {
  const found = [...(await mined(nodeUrl)), ...(await waiting(nodeUrl))]
  const own = found.filter(({ from }) => from.toLowerCase() === sender.toLowerCase())
  return own.map(describe).sort((one, other) => one.nonce - other.nonce)
}

async function mined(nodeUrl: string): Promise<readonly NodeTransaction[]> {
  const height = Number(await rpc(nodeUrl, 'eth_blockNumber'))
  const transactions: NodeTransaction[] = []
  for (let first = 0; first <= height; first += BLOCKS_AT_ONCE) {
    const numbers = Array.from({ length: Math.min(BLOCKS_AT_ONCE, height + 1 - first) }, (_, index) => first + index)
    const blocks = await Promise.all(numbers.map((number) => blockAt(nodeUrl, number)))
    for (const block of blocks) transactions.push(...(block?.transactions ?? []))
  }
  return transactions
}

function blockAt(nodeUrl: string, number: number): Promise<NodeBlock | null> {
  return rpc<NodeBlock | null>(nodeUrl, 'eth_getBlockByNumber', [toQuantity(number), true])
}

async function waiting(nodeUrl: string): Promise<readonly NodeTransaction[]> {
  const pool = await rpc<NodePool>(nodeUrl, 'txpool_content')
  return [pool.pending, pool.queued].flatMap((part) => Object.values(part).flatMap((byNonce) => Object.values(byNonce)))
}

function describe({ hash, nonce, to, blockNumber }: NodeTransaction): SentTransaction {
  return { hash, nonce: Number(nonce), to, blockNumber: blockNumber === null ? null : Number(blockNumber) }
}
