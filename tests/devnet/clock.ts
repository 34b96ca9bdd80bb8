import { rpc } from './rpc.ts'

/** The one clock of a world: the service and all chains agree on it. */
export type Clock = Readonly<{
  /** Milliseconds since the epoch, with everything that was advanced. */
  now: () => number
  /** Moves the world on by milliseconds and mines a block on each chain, so that its time moves too. */
  advance: (milliseconds: number) => Promise<void>
}>

/** A clock over the nodes at these URLs. Chains count seconds: they are moved on by the time rounded up. */
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
