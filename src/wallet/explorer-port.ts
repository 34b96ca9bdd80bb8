import type { Outpoint, ReadTransaction } from '../core/bitcoin/transaction.ts'
import type { Answer, Sending } from './node-port.ts'

/** Where a transaction of Bitcoin stands. */
export type Place = Readonly<{ in: 'mempool' }> | Readonly<{ in: 'block'; blockHeight: number; blockHash: string }>

/** Who spends an output, if anybody does. */
export type Outspend = Readonly<{ spent: false }> | Readonly<{ spent: true; txid: string; place: Place }>

/** The one explorer that the wallet asks about Bitcoin. Undefined is what it does not have. */
export type ExplorerPort = Readonly<{
  place: (txid: string) => Promise<Answer<Place | undefined>>
  /** The whole transaction; its bytes were hashed and are those of the id. */
  transaction: (txid: string) => Promise<Answer<ReadTransaction | undefined>>
  outspend: (outpoint: Outpoint) => Promise<Answer<Outspend | undefined>>
  tipHeight: () => Promise<Answer<number>>
  /** The hash of the block at a height; undefined above the newest one. */
  blockHash: (height: number) => Promise<Answer<string | undefined>>
  /** Hands a signed transaction over, once, as hex without `0x`. */
  broadcast: (transaction: string) => Promise<Sending>
}>
