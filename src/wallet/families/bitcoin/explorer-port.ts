import type { DecodedTransaction, Outpoint } from '../../../core/families/bitcoin/transaction/transaction.ts'
import type { Answer } from '../../../core/reason/reason.ts'
import type { BroadcastResult } from '../evm/node-port.ts'

export type ChainPosition =
  | Readonly<{ in: 'mempool' }>
  | Readonly<{ in: 'block'; blockHeight: number; blockHash: string }>

export type Outspend = Readonly<{ spent: false }> | Readonly<{ spent: true; txid: string; place: ChainPosition }>

/** `depth` includes its own block. */
export type VerifiedInclusion = Readonly<{ timeSeconds: number; depth: number }>

export type ReadInclusion = (txid: string) => Promise<Answer<VerifiedInclusion | undefined>>

/** Undefined means absent. */
export type ExplorerPort = Readonly<{
  place: (txid: string) => Promise<Answer<ChainPosition | undefined>>
  /** The bytes hash to the id. */
  transaction: (txid: string) => Promise<Answer<DecodedTransaction | undefined>>
  outspend: (outpoint: Outpoint) => Promise<Answer<Outspend | undefined>>
  tipHeight: () => Promise<Answer<number>>
  /** Heights above the tip give undefined. */
  blockHash: (height: number) => Promise<Answer<string | undefined>>
  /** Verified, unlike the places above. */
  inclusion: ReadInclusion
  /** The hex has no `0x`. */
  broadcast: (transaction: string) => Promise<BroadcastResult>
}>
