import { rpc } from './rpc.ts'

/** How long a chain goes without a block before it gets an empty one. */
export const LONGEST_IDLE_SECONDS = 600
const LOOK_MS = 60_000

type Idle = Readonly<{ nodeUrls: readonly string[]; now: () => number }>

/**
 * Mines an empty block on each chain that had none for ten minutes, since contracts and price feeds know the time by the
 * last block alone. A chain with transactions in its mempool is left alone: a test holds its blocks back. Returns the stop.
 */
export function mineWhenIdle(idle: Idle): () => Promise<void> {
  const timer = setInterval(() => void mineIdle(idle), LOOK_MS)
  timer.unref()
  return async () => clearInterval(timer)
}

/** One look at each chain. A node that does not answer gets no block. */
export async function mineIdle({ nodeUrls, now }: Idle): Promise<void> {
  await Promise.allSettled(nodeUrls.map((url) => mineOne(url, now)))
}

async function mineOne(url: string, now: () => number): Promise<void> {
  const { timestamp } = await rpc<{ timestamp: string }>(url, 'eth_getBlockByNumber', ['latest', false])
  if (Number(timestamp) + LONGEST_IDLE_SECONDS > now() / 1000) return
  const { pending, queued } = await rpc<{ pending: string; queued: string }>(url, 'txpool_status')
  if (Number(pending) + Number(queued) === 0) await rpc(url, 'evm_mine')
}
