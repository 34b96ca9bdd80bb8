export type Position = Readonly<{ tipHash: string; mempoolSequence: number; mempool: readonly string[] }>

/** Header and transactions in hex; time in epoch seconds. */
export type BlockData = Readonly<{
  hash: string
  height: number
  previousHash: string
  timeSeconds: number
  /** 80 bytes. */
  header: string
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

/** Transactions and scriptPubKeys in hex. Every method may throw BitcoinError. */
export type BitcoinNode = Readonly<{
  kind: 'bitcoind' | 'in-process'
  rpcUrl: string | undefined
  position: () => Promise<Position>
  block: (hash: string) => Promise<BlockData>
  transactions: (txids: readonly string[]) => Promise<readonly string[]>
  broadcast: (transaction: string) => Promise<string>
  submitPackage: (transactions: readonly string[]) => Promise<unknown>
  test: (transaction: string) => Promise<Verdict>
  /** For early inclusion, satoshis per virtual byte. */
  feeRate: () => Promise<number>
  mine: (blocks: number, script: string) => Promise<readonly string[]>
  /** Even against mempool policy. */
  mineOnly: (script: string, transactions: readonly string[]) => Promise<string>
  /** Replaces the last `depth` blocks by `depth + 1` empty ones. */
  reorg: (depth: number, script: string) => Promise<void>
  evict: (txid: string) => Promise<void>
  prioritise: (txid: string, deltaSats: number) => Promise<void>
  stop: () => Promise<void>
}>
