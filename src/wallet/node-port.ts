import type { Failure, Reason } from '../core/reason.ts'
import type { Hex } from '../lib/hex.ts'

/** What a node answered, or why it did not: a failure to answer is never an answer. */
export type Answer<T> = Readonly<{ ok: true; value: T }> | Failure

/** A log of a receipt, undecoded. */
export type Log = Readonly<{ address: string; topics: readonly string[]; data: string }>

/**
 * What a node says that a chain took: so much gas at this price (wei), and besides for keeping the bytes on another chain,
 * as rollups of the OP stack do.
 */
export type Charge = Readonly<{ gasUsed: bigint; gasPriceWei: bigint; dataFeeWei: bigint }>

/** A receipt of a transaction in a block; `charge` where the node says all of it. */
export type Receipt = Readonly<{
  status: 'success' | 'reverted'
  blockNumber: bigint
  blockHash: Hex
  logs: readonly Log[]
  charge?: Charge | undefined
}>

/**
 * What was made of bytes that were handed over, by meaning. `nonceTooLow` and `conflict`: the nonce, or a coin, is used
 * already, perhaps by these very bytes; `unknown` is a time-out or words never seen.
 */
export type Sending =
  | Readonly<{ result: 'accepted'; message: string }>
  | Readonly<{ result: 'known'; message: string }>
  | Readonly<{
      result: 'nonceTooLow' | 'conflict' | 'underpriced' | 'rejected' | 'unknown'
      message: string
      reason: Reason
    }>

/** A transaction to be tried out: addresses, calldata, wei. */
export type Call = Readonly<{ from: string; to: string; data: Hex; value: bigint }>

/** Whose money, of which token, who may take. */
export type AllowanceAbout = Readonly<{ token: string; owner: string; spender: string }>

/** The nodes that the wallet asks about a chain: the first one that answers. Amounts in wei or smallest units. */
export type NodePort = Readonly<{
  /** How many transactions of the account are there: waiting ones too, in a block, or in a final one. */
  nonce: (address: string, at: 'pending' | 'latest' | 'finalized') => Promise<Answer<number>>
  fees: () => Promise<Answer<Readonly<{ maxFeePerGasWei: bigint; maxPriorityFeePerGasWei: bigint }>>>
  estimateGas: (call: Call) => Promise<Answer<bigint>>
  /** Runs calls in order on the newest block; the gas that each used, or why not all of them went through. */
  simulate: (calls: readonly Call[]) => Promise<Answer<readonly bigint[]>>
  /** The newest block's number. */
  height: () => Promise<Answer<bigint>>
  /** The number of the newest final block, as the chain's record knows finality (core/finality.ts). */
  finalHeight: () => Promise<Answer<bigint>>
  /** Hands signed bytes over to every node; taken by one, they are taken. */
  sendRaw: (rawTransaction: string) => Promise<Sending>
  receipt: (hash: string) => Promise<Answer<Receipt | undefined>>
  /** Which transaction used a nonce of an account, by the block `newest`; undefined where the node does not tell. */
  nonceTaker?: (
    about: Readonly<{ account: string; nonce: number; newest: bigint; isLate: () => boolean }>,
  ) => Promise<string | undefined>
  isKnown: (hash: string) => Promise<Answer<boolean>>
  allowance: (token: string, owner: string, spender: string) => Promise<Answer<bigint>>
  /** The same in the block of a number; a node without that block does not answer. */
  allowanceAt: (block: bigint, about: AllowanceAbout) => Promise<Answer<bigint>>
  /** Each node by itself, where the chain has several: an ending is read from two of them. */
  witnesses?: readonly Witness[]
}>

/** One node of a chain, as far as it is asked by itself. */
export type Witness = Pick<NodePort, 'nonce' | 'receipt' | 'height' | 'finalHeight'>
