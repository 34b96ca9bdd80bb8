/** Changes with each block and each mempool change. */
export type Position = Readonly<{ tipHash: string; mempoolSequence: number; mempool: readonly string[] }>

/** Transactions in hex; time in epoch seconds. */
export type BlockData = Readonly<{
  hash: string
  height: number
  previousHash: string
  timeSeconds: number
  transactions: readonly string[]
}>

export type Verdict = Readonly<{ accepted: true }> | Readonly<{ accepted: false; reason: string }>

/** bitcoind's codes: -25 missing inputs, -26 refused, -27 in a block already. */
export class BitcoinError extends Error {
  override readonly name = 'BitcoinError'
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** A real node or the in-process chain; transactions and scriptPubKeys in hex. Every method may throw BitcoinError. */
export type BitcoinNode = Readonly<{
  kind: 'bitcoind' | 'in-process'
  /** With user and password. */
  rpcUrl: string | undefined
  position: () => Promise<Position>
  block: (hash: string) => Promise<BlockData>
  transactions: (txids: readonly string[]) => Promise<readonly string[]>
  broadcast: (transaction: string) => Promise<string>
  test: (transaction: string) => Promise<Verdict>
  /** For early inclusion, satoshis per virtual byte. */
  feeRate: () => Promise<number>
  /** Includes the mempool; returns the hashes. */
  mine: (blocks: number, script: string) => Promise<readonly string[]>
  /** Mines exactly these, even against mempool policy. */
  mineOnly: (script: string, transactions: readonly string[]) => Promise<string>
  /**
   * Replaces the last `depth` blocks by `depth + 1` empty ones; their transactions return to the mempool if possible.
   */
  reorg: (depth: number, script: string) => Promise<void>
  /** With descendants. */
  evict: (txid: string) => Promise<void>
  /** Changes a transaction's worth to miners. */
  prioritise: (txid: string, deltaSats: number) => Promise<void>
  stop: () => Promise<void>
}>
