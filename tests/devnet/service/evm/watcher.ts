import { setTimeout as sleep } from 'node:timers/promises'
import type { Hex } from '../chain.ts'
import type { Sighting, Sink } from '../sighting.ts'
import { type Found, findDeposits, type Watched } from './find.ts'
import type { Node } from './nodes.ts'

const AGAIN_MS = 50
const UNTOLD_MS = 1_000
/** A deeper reorg isn't noticed. */
const REMEMBERED_HEADS = 512

type Head = Readonly<{ number: bigint; hash: Hex }>

export type Watching = Readonly<{ sink: Sink; moved: () => void; log: (line: string) => void }>

/**
 * Watches a chain from its head and reports each deposit's changes.
 *
 * A changed head hash reveals a reorg. Returns its stop.
 */
export async function watchChain(
  node: Node,
  watched: Watched,
  { sink, moved, log }: Watching,
): Promise<() => Promise<void>> {
  let isStopped = false
  const known = new Map<string, Found>()
  let heads: readonly Head[] = [await latest(node)]
  const run = async () => {
    let reachable = true
    while (!isStopped) {
      try {
        const last = heads.at(-1)
        heads = await look(node, heads, watched, known, sink)
        reachable = true
        if (heads.at(-1) !== last) moved()
      } catch (error) {
        if (reachable) log(`watcher: chain ${node.chain.id} does not answer: ${String(error).split('\n')[0]}`)
        reachable = false
      }
      await (reachable ? node.moved.wait(UNTOLD_MS) : sleep(AGAIN_MS))
    }
  }
  const running = run()
  return () => {
    isStopped = true
    node.moved.ring()
    return running
  }
}

async function look(
  node: Node,
  heads: readonly Head[],
  watched: Watched,
  known: Map<string, Found>,
  sink: Sink,
): Promise<readonly Head[]> {
  const head = await latest(node)
  if (head.hash === heads.at(-1)?.hash) return heads
  const standing = await dropOrphans(node, heads)
  const base = standing.at(-1)?.number ?? 0n
  const found = head.number > base ? await findDeposits(node, base + 1n, head.number, watched) : []
  // Start over rather than mix two histories.
  if ((await hashAt(node, head.number)) !== head.hash) return heads
  tell(known, base, found, sink)
  return head.number > base ? [...standing, head].slice(-REMEMBERED_HEADS) : standing
}

function tell(known: Map<string, Found>, base: bigint, found: readonly Found[], sink: Sink): void {
  const present = new Set(found.map(({ sighting }) => sighting.key))
  for (const [key, { sighting, blockNumber }] of [...known]) {
    if (blockNumber <= base || present.has(key)) continue
    known.delete(key)
    sink({ ...sighting, state: 'gone' } satisfies Sighting)
  }
  for (const each of found) {
    known.set(each.sighting.key, each)
    sink(each.sighting)
  }
}

// The oldest head is trusted: there is nothing older to compare.
async function dropOrphans(node: Node, heads: readonly Head[]): Promise<readonly Head[]> {
  const last = heads.at(-1)
  if (heads.length <= 1 || !last || (await hashAt(node, last.number)) === last.hash) return heads
  return dropOrphans(node, heads.slice(0, -1))
}

type Header = Readonly<{ number: Hex; hash: Hex }>

async function latest({ ask }: Node): Promise<Head> {
  const { number, hash } = await ask<Header>('eth_getBlockByNumber', ['latest', false])
  return { number: BigInt(number), hash }
}

async function hashAt({ ask }: Node, number: bigint): Promise<Hex | undefined> {
  const block = await ask<Header | null>('eth_getBlockByNumber', [`0x${number.toString(16)}`, false])
  return block?.hash
}
