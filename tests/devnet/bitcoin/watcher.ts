import { setTimeout as sleep } from 'node:timers/promises'
import type { Sighting, Sink } from '../service/sighting.ts'
import { type Ledger, MOVED_BY_OTHERS_MS } from './ledger.ts'
import { sightingReader } from './sightings.ts'
import { scriptsOf, sizeOf, type Watched } from './watched.ts'

const POLL_MS = 50

/**
 * Watches deposits: seen, confirmed, unconfirmed, or gone (replaced, evicted, orphaned).
 *
 * Gone ones are reported before their replacements. Returns its stop.
 */
export async function watchBitcoin(
  ledger: Ledger,
  watched: Watched,
  { sink, log }: Readonly<{ sink: Sink; log: (line: string) => void }>,
): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  const told = new Map<string, Sighting>()
  const readSightings = sightingReader(ledger, watched)
  const look = () => {
    const entries = scriptsOf(watched).flatMap((script) => ledger.history(script))
    const sightings = [...new Set(entries)].flatMap(readSightings)
    const present = new Map(sightings.map((each) => [each.key, each]))
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
  const lookIfMoved = async (before: string | undefined) => {
    // A new deposit address doesn't move the chain.
    const now = `${await ledger.glance(MOVED_BY_OTHERS_MS)} ${sizeOf(watched)}`
    if (now !== before) look()
    return now
  }
  const run = async (first: string) => {
    let last = first
    let reachable = true
    while (!stopping.signal.aborted) {
      try {
        last = await lookIfMoved(last)
        reachable = true
      } catch (error) {
        if (reachable) log(`watcher: Bitcoin does not answer: ${String(error).split('\n')[0]}`)
        reachable = false
      }
      await sleep(POLL_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const running = run(await lookIfMoved(undefined))
  return () => {
    stopping.abort()
    return running
  }
}
