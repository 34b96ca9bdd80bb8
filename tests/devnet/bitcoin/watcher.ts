import { setTimeout as sleep } from 'node:timers/promises'
import type { Sighting, Sink } from '../service/family.ts'
import { DEPOSITORY_KEY } from './keys.ts'
import type { Ledger } from './ledger.ts'
import { sightingsOf } from './sightings.ts'

const POLL_MS = 50

/**
 * Watches the depository and the deposit addresses from now on: tells each deposit when it comes into the mempool, when
 * it has its blocks, when it loses them, and when it is gone (replaced, evicted, orphaned). What is gone is told first:
 * a replacement comes after what it replaces. Returns its own stop.
 */
export async function watchBitcoin(
  ledger: Ledger,
  watched: ReadonlyMap<string, string>,
  { sink, log }: Readonly<{ sink: Sink; log: (line: string) => void }>,
): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  const told = new Map<string, Sighting>()
  const look = () => {
    const present = new Map(depositsIn(ledger, watched).map((each) => [each.key, each]))
    for (const [key, before] of told) {
      if (present.has(key)) continue
      told.delete(key)
      sink({ ...before, state: 'gone' })
    }
    for (const [key, sighting] of present) {
      if (told.get(key)?.state === sighting.state) continue
      told.set(key, sighting)
      sink(sighting)
    }
  }
  const run = async () => {
    let reachable = true
    while (!stopping.signal.aborted) {
      try {
        // A deposit address may be new while the chain stands still, so it is looked through each time.
        await ledger.sync()
        look()
        reachable = true
      } catch (error) {
        if (reachable) log(`watcher: Bitcoin does not answer: ${String(error).split('\n')[0]}`)
        reachable = false
      }
      await sleep(POLL_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  await ledger.sync()
  look()
  const running = run()
  return () => {
    stopping.abort()
    return running
  }
}

function depositsIn(ledger: Ledger, watched: ReadonlyMap<string, string>): readonly Sighting[] {
  const entries = [DEPOSITORY_KEY.script, ...watched.keys()].flatMap((script) => ledger.history(script))
  return [...new Set(entries)].flatMap((entry) => sightingsOf(entry, ledger, watched))
}
