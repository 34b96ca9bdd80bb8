import { setTimeout as sleep } from 'node:timers/promises'
import { formatLog } from 'viem'
import { DEPOSITORY, type Hex } from '../../chains.ts'
import { DEPOSIT_TOPICS, type Deposit, readDeposits } from './depository.ts'
import type { Node } from './nodes.ts'

const POLL_MS = 100
/** How many of the last heads are remembered: a reorg deeper than the oldest is not noticed. */
const REMEMBERED_HEADS = 512

type Head = Readonly<{ number: bigint; hash: Hex }>

/** What a watcher tells: the deposits in the blocks above `base`, all of them, each time that the chain moved. */
export type Sighting = (chainId: number, base: bigint, deposits: readonly Deposit[]) => void

/**
 * Watches a chain's depository from its present head on. A reorg is noticed by the hash of the last head: the blocks
 * above the last one that still stands are then read again. Returns its own stop.
 */
export async function watchDeposits(
  node: Node,
  sighted: Sighting,
  log: (line: string) => void,
): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  let heads: readonly Head[] = [await latest(node)]
  const run = async () => {
    let reachable = true
    while (!stopping.signal.aborted) {
      try {
        heads = await look(node, heads, sighted)
        reachable = true
      } catch (error) {
        if (reachable) log(`watcher: chain ${node.chain.id} does not answer: ${String(error).split('\n')[0]}`)
        reachable = false
      }
      await sleep(POLL_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const running = run()
  return () => {
    stopping.abort()
    return running
  }
}

async function look(node: Node, heads: readonly Head[], sighted: Sighting): Promise<readonly Head[]> {
  const head = await latest(node)
  if (head.hash === heads.at(-1)?.hash) return heads
  const standing = await dropOrphans(node, heads)
  const base = standing.at(-1)?.number ?? 0n
  const deposits = head.number > base ? await depositsBetween(node, base + 1n, head.number) : []
  // The chain moved under the read: look again rather than mix two histories.
  if ((await hashAt(node, head.number)) !== head.hash) return heads
  sighted(node.chain.id, base, deposits)
  return head.number > base ? [...standing, head].slice(-REMEMBERED_HEADS) : standing
}

// The oldest head is taken as standing, whatever happened: there is nothing older to compare with.
async function dropOrphans(node: Node, heads: readonly Head[]): Promise<readonly Head[]> {
  const last = heads.at(-1)
  if (heads.length <= 1 || !last || (await hashAt(node, last.number)) === last.hash) return heads
  return dropOrphans(node, heads.slice(0, -1))
}

async function depositsBetween({ chain, client }: Node, from: bigint, to: bigint): Promise<readonly Deposit[]> {
  const logs = await client.request({
    method: 'eth_getLogs',
    params: [
      {
        address: DEPOSITORY,
        topics: [[...DEPOSIT_TOPICS]],
        fromBlock: `0x${from.toString(16)}`,
        toBlock: `0x${to.toString(16)}`,
      },
    ],
  })
  return readDeposits(
    chain.id,
    logs.map((log) => formatLog(log)),
  )
}

async function latest({ client }: Node): Promise<Head> {
  const { number, hash } = await client.getBlock({ blockTag: 'latest' })
  return { number, hash }
}

async function hashAt({ client }: Node, number: bigint): Promise<Hex | undefined> {
  const block = await client.request({ method: 'eth_getBlockByNumber', params: [`0x${number.toString(16)}`, false] })
  return block?.hash ?? undefined
}
