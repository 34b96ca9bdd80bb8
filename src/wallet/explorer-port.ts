import type { Outpoint, ReadTransaction } from '../core/bitcoin/transaction.ts'
import type { Answer, Sending } from './node-port.ts'

export type Place = Readonly<{ in: 'mempool' }> | Readonly<{ in: 'block'; blockHeight: number; blockHash: string }>

export type Outspend = Readonly<{ spent: false }> | Readonly<{ spent: true; txid: string; place: Place }>

/** Undefined means absent. */
export type ExplorerPort = Readonly<{
  place: (txid: string) => Promise<Answer<Place | undefined>>
  /** The bytes hash to the id. */
  transaction: (txid: string) => Promise<Answer<ReadTransaction | undefined>>
  outspend: (outpoint: Outpoint) => Promise<Answer<Outspend | undefined>>
  tipHeight: () => Promise<Answer<number>>
  /** Heights above the tip give undefined. */
  blockHash: (height: number) => Promise<Answer<string | undefined>>
  /** The hex has no `0x`. */
  broadcast: (transaction: string) => Promise<Sending>
}>
