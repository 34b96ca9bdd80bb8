import type { BroadcastResult } from '../../../core/chain/broadcast-result.ts'
import type { ChainPosition, Outspend } from '../../../core/families/bitcoin/block/chain-position.ts'
import type { Outpoint, WholeTransaction } from '../../../core/families/bitcoin/transaction/transaction.ts'
import type { Answer } from '../../../core/reason/reason.ts'

/** `depth` includes its own block. */
export type VerifiedInclusion = Readonly<{ timeSeconds: number; depth: number }>

export type ReadInclusion = (txid: string) => Promise<Answer<VerifiedInclusion | undefined>>

/** Undefined means absent. */
export type ExplorerPort = Readonly<{
  place: (txid: string) => Promise<Answer<ChainPosition | undefined>>
  /** The bytes hash to the id. */
  transaction: (txid: string) => Promise<Answer<WholeTransaction | undefined>>
  outspend: (outpoint: Outpoint) => Promise<Answer<Outspend | undefined>>
  tipHeight: () => Promise<Answer<number>>
  /** Heights above the tip give undefined. */
  blockHash: (height: number) => Promise<Answer<string | undefined>>
  coinbase: (blockHash: string) => Promise<Answer<string | undefined>>
  /** Verified, unlike the places above. */
  inclusion: ReadInclusion
  /** The hex has no `0x`. */
  broadcast: (transaction: string) => Promise<BroadcastResult>
  /** Undefined where the explorer can't. */
  broadcastPackage: (transactions: readonly string[]) => Promise<BroadcastResult | undefined>
}>
