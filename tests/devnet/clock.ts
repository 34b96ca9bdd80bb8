import { rpc } from './rpc.ts'

export type Clock = Readonly<{
  now: () => number
  /** Also mines a block on each chain. */
  advance: (milliseconds: number) => Promise<void>
}>

/** Makes a clock over these nodes; chains advance by seconds, rounded up. */
export function createClock(nodeUrls: readonly string[]): Clock {
  let offset = 0
  return {
    now: () => Date.now() + offset,
    advance: async (milliseconds) => {
      offset += milliseconds
      await Promise.all(nodeUrls.map((url) => moveChain(url, Math.ceil(milliseconds / 1000))))
    },
  }
}

async function moveChain(url: string, seconds: number): Promise<void> {
  await rpc(url, 'evm_increaseTime', [seconds])
  await rpc(url, 'evm_mine')
}
