import type { Hono } from 'hono'
import { startBitcoin } from './bitcoin/part.ts'
import type { Clock } from './clock.ts'
import { startExchangeA } from './exchanges/exchange-a/part.ts'
import { startExchangeB } from './exchanges/exchange-b/part.ts'
import type { PortChoice } from './ports.ts'
import type { Family } from './service/family.ts'
import type { Prices } from './service/prices.ts'

/** What a part of the world is started with. `folder` takes its files and logs, and is removed with the world. */
export type PartStart = Readonly<{
  folder: string
  choice: PortChoice
  clock: Clock
  /** The table that all of the world prices with. */
  prices: Prices
  log: (line: string) => void
}>

/** A part of the world beside the EVM chains: its family, what the ready line says of it, and its control routes. */
export type Part = Readonly<{
  /** Its key in the ready line and in the profile. */
  name: 'bitcoin' | 'exchangeA' | 'exchangeB'
  family: Family
  /** What the ready line gives under the name: a URL, or an object with several. */
  line: unknown
  /** Adds routes to the control server, each below `/<name>/`, and joins `POST /fund` through `fund`. */
  control?: (app: Hono) => void
  /** Gives an address of this part money: the faucet of the control server. `amount` in the smallest unit. */
  fund?: (address: string, amount: bigint | undefined) => Promise<unknown>
  /**
   * Sets what an address of this part has of a currency, in the smallest unit, for `POST /balance`; absent where only
   * blocks can say that.
   */
  setBalance?: (address: string, currency: unknown, amount: bigint) => unknown
  stop: () => Promise<void>
}>

/** Starts a part; must leave nothing running when it rejects. */
export type StartPart = (start: PartStart) => Promise<Part>

/** Every part that the world has beside its EVM chains. A new one is added here, by one line. */
export const PARTS: readonly StartPart[] = [startBitcoin, startExchangeA, startExchangeB]
