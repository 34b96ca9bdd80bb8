import type { Hono } from 'hono'
import { startBitcoin } from './bitcoin/part.ts'
import type { Clock } from './clock.ts'
import { startExchangeA } from './exchanges/exchange-a/part.ts'
import { DEVNET_WORDS, type Words } from './exchanges/exchange-a/words.ts'
import { startExchangeB } from './exchanges/exchange-b/part.ts'
import type { PortChoice } from './ports.ts'
import type { Family } from './service/family.ts'
import type { Prices } from './service/prices.ts'

/** `folder` is removed with the world. */
export type PartStart = Readonly<{
  folder: string
  choice: PortChoice
  clock: Clock
  prices: Prices
  log: (line: string) => void
}>

export type Part = Readonly<{
  /** In the ready line and the profile. */
  name: 'bitcoin' | 'exchangeA' | 'exchangeB'
  family: Family
  /** A URL, or an object with several. */
  line: unknown
  /** Below `/<name>/`. */
  control?: (app: Hono) => void
  /** For `POST /fund`; smallest unit. */
  fund?: (address: string, amount: bigint | undefined) => Promise<unknown>
  /** For `POST /balance`, smallest unit; absent where only blocks can. */
  setBalance?: (address: string, currency: unknown, amount: bigint) => unknown
  stop: () => Promise<void>
}>

/** Must leave nothing running when it rejects. */
export type StartPart = (start: PartStart) => Promise<Part>

/** Add a new part here. */
export function partsWith(words: Words): readonly StartPart[] {
  return [startBitcoin, (start) => startExchangeA(start, words), startExchangeB]
}

export const PARTS = partsWith(DEVNET_WORDS)
