import type { BitcoinChain } from './chain.ts'

export const MINING_INTERVAL_SECONDS = 5

export type Mining = Readonly<{
  /** 0 means on demand only. */
  setInterval: (seconds: number) => void
  stop: () => void
}>

/** Starts with an interval in seconds. */
export function startMining(chain: BitcoinChain, seconds: number, log: (line: string) => void): Mining {
  let timer: NodeJS.Timeout | undefined
  const mine = async () => {
    const { mempool } = await chain.node.position()
    if (mempool.length > 0) await chain.mine(1)
  }
  const set = (interval: number) => {
    clearInterval(timer)
    timer = undefined
    if (interval === 0) return
    timer = setInterval(() => {
      mine().catch((error: unknown) => log(`bitcoin: no block was mined: ${String(error).split('\n')[0]}`))
    }, interval * 1000)
    timer.unref()
  }
  set(seconds)
  return { setInterval: set, stop: () => set(0) }
}
