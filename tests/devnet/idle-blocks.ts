import { rpc } from './rpc.ts'

export const LONGEST_IDLE_SECONDS = 600
const LOOK_MS = 60_000

type Idle = Readonly<{ nodeUrls: readonly string[]; now: () => number }>

/**
 * Mines an empty block on chains idle for ten minutes, since contracts read the block's time.
 *
 * A chain with waiting transactions is skipped: a test holds its blocks back. Returns the stop.
 */
export function mineWhenIdle(idle: Idle): () => Promise<void> {
  const timer = setInterval(() => void mineIdle(idle), LOOK_MS)
  timer.unref()
  return async () => clearInterval(timer)
}

/** Checks each chain once; a silent node is skipped. */
export async function mineIdle({ nodeUrls, now }: Idle): Promise<void> {
  await Promise.allSettled(nodeUrls.map((url) => mineOne(url, now)))
}

async function mineOne(url: string, now: () => number): Promise<void> {
  const { timestamp } = await rpc<{ timestamp: string }>(url, 'eth_getBlockByNumber', ['latest', false])
  if (Number(timestamp) + LONGEST_IDLE_SECONDS > now() / 1000) return
  const { pending, queued } = await rpc<{ pending: string; queued: string }>(url, 'txpool_status')
  if (Number(pending) + Number(queued) === 0) await rpc(url, 'evm_mine')
}
