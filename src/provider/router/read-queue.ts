import { siteNameOf } from '../../core/phishing/site-name.ts'

/** A browser opens six connections to a host (HTTP/1.1); the wallet's own reads keep two. */
const MOST_AT_ONCE = 4

export type ReadQueue = <T>(read: Readonly<{ origin: string; chainId: number }>, run: () => Promise<T>) => Promise<T>

type Lane = { running: number; readonly waiting: Map<string, (() => void)[]> }

/** Makes the queue of pages' reads: few at once per chain, and sites in turn. */
export function createReadQueue(): ReadQueue {
  const lanes = new Map<number, Lane>()

  function advance(lane: Lane): void {
    for (const [site, starts] of lane.waiting) {
      if (lane.running >= MOST_AT_ONCE) return
      lane.waiting.delete(site)
      const start = starts.shift()
      if (starts.length > 0) lane.waiting.set(site, starts)
      start?.()
    }
  }

  return async ({ origin, chainId }, run) => {
    const lane = lanes.get(chainId) ?? { running: 0, waiting: new Map() }
    lanes.set(chainId, lane)
    const site = siteNameOf(origin)
    await new Promise<void>((resolve) => {
      const start = () => {
        lane.running += 1
        resolve()
      }
      const starts = lane.waiting.get(site)
      if (starts) starts.push(start)
      else lane.waiting.set(site, [start])
      advance(lane)
    })
    try {
      return await run()
    } finally {
      lane.running -= 1
      advance(lane)
    }
  }
}
