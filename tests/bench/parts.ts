import { join } from 'node:path'
import { sharedBuild } from '../run/shared-build.mjs'
import type { Row } from './statistics.ts'

const floor = join(import.meta.dirname, 'floor')
const empty = join(import.meta.dirname, 'empty')

/** Each part loads on demand, because only some need a browser. */
export const PARTS: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
  browser: async () => (await import('./browser.ts')).benchBrowser(sharedBuild('chrome')),
  opening: async () => (await import('./opening.ts')).benchOpening(floor),
  provider: async () => (await import('./provider.ts')).benchProvider({ ours: sharedBuild('chrome'), floor, empty }),
  verify: async () => [await (await import('./verify.ts')).benchVerify()],
  bitcoin: async () => (await import('./bitcoin.ts')).benchBitcoin(),
  polyfill: async () => [(await import('./polyfill.ts')).benchPolyfill()],
  presses: async () => (await import('./presses.ts')).benchPresses(),
  quote: async () => (await import('./quote.ts')).benchQuote(),
  scale: async () => (await import('./scale.ts')).benchScale(),
  executor: async () => (await import('./executor.ts')).benchExecutor(),
  devnet: async () => (await import('./devnet.ts')).benchDevnet(),
}
