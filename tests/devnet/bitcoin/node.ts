/** Where a node stands: it changes with each block, and with each transaction that comes into its mempool or leaves. */
export type Position = Readonly<{ tipHash: string; mempoolSequence: number; mempool: readonly string[] }>

/** A block with its transactions in hex; time in epoch seconds. */
export type BlockData = Readonly<{
  hash: string
  height: number
  previousHash: string
  timeSeconds: number
  transactions: readonly string[]
}>

/** Whether a node would take a transaction, and its words when not. */
export type Verdict = Readonly<{ accepted: true }> | Readonly<{ accepted: false; reason: string }>

/** An error answer of a node, with the codes of bitcoind: -25 missing inputs, -26 refused, -27 in a block already. */
export class BitcoinError extends Error {
  override readonly name = 'BitcoinError'
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/**
 * A Bitcoin node: the real one, or the chain of our own process. Transactions travel as hex, scripts are
 * scriptPubKeys in hex. Every method may throw BitcoinError.
 */
export type BitcoinNode = Readonly<{
  kind: 'bitcoind' | 'in-process'
  /** JSON-RPC with its user and password, where there is one. */
  rpcUrl: string | undefined
  position: () => Promise<Position>
  block: (hash: string) => Promise<BlockData>
  transactions: (txids: readonly string[]) => Promise<readonly string[]>
  /** Puts a transaction into the mempool and returns its id. */
  broadcast: (transaction: string) => Promise<string>
  test: (transaction: string) => Promise<Verdict>
  /** The fee rate that gets a transaction in soon, in satoshis per virtual byte. */
  feeRate: () => Promise<number>
  /** Mines blocks with what the mempool holds; returns their hashes. */
  mine: (blocks: number, script: string) => Promise<readonly string[]>
  /** Mines one block with just these transactions, also such as the mempool would refuse. */
  mineOnly: (script: string, transactions: readonly string[]) => Promise<string>
  /**
   * Replaces the last `depth` blocks by `depth + 1` empty ones: their transactions are in the mempool again, if they
   * still can be.
   */
  reorg: (depth: number, script: string) => Promise<void>
  /** Removes a transaction and its descendants from the mempool. */
  evict: (txid: string) => Promise<void>
  /** Makes a transaction worth that much more to miners, or less. */
  prioritise: (txid: string, deltaSats: number) => Promise<void>
  stop: () => Promise<void>
}>
