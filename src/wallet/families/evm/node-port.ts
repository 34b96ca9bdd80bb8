import type { Answer, Reason } from '../../../core/reason/reason.ts'
import type { Hex } from '../../../lib/hex.ts'

export type Log = Readonly<{ address: string; topics: readonly string[]; data: string }>

/** `dataFeeWei` pays another chain's storage, as on the OP stack. */
export type GasCharge = Readonly<{ gasUsed: bigint; gasPriceWei: bigint; dataFeeWei: bigint }>

/** `charge` is set when complete. */
export type TransactionReceipt = Readonly<{
  status: 'success' | 'reverted'
  blockNumber: bigint
  blockHash: Hex
  logs: readonly Log[]
  charge?: GasCharge | undefined
}>

/** `nonceTooLow` and `conflict` may come from the same bytes; `unknown` means a time-out or new words. */
export type BroadcastResult =
  | Readonly<{ result: 'accepted'; message: string }>
  | Readonly<{ result: 'known'; message: string }>
  | Readonly<{
      result: 'nonceTooLow' | 'conflict' | 'underpriced' | 'rejected' | 'unknown'
      message: string
      reason: Reason
    }>

export type EvmCall = Readonly<{ from: string; to: string; data: Hex; value: bigint }>

export type AllowanceAbout = Readonly<{ token: string; owner: string; spender: string }>

/** Amounts are wei or smallest units. The first node to answer counts. */
export type NodePort = Readonly<{
  /** Counts transactions, also pending ones, included ones, or final ones. */
  nonce: (address: string, at: 'pending' | 'latest' | 'finalized') => Promise<Answer<number>>
  fees: () => Promise<Answer<Readonly<{ maxFeePerGasWei: bigint; maxPriorityFeePerGasWei: bigint }>>>
  estimateGas: (call: EvmCall) => Promise<Answer<bigint>>
  /** Runs calls on the newest block; returns each one's gas. */
  simulate: (calls: readonly EvmCall[]) => Promise<Answer<readonly bigint[]>>
  height: () => Promise<Answer<bigint>>
  /** Finality follows core/chain/finality.ts. */
  finalHeight: () => Promise<Answer<bigint>>
  /** Sends to every node; one acceptance suffices. */
  sendRaw: (rawTransaction: string) => Promise<BroadcastResult>
  receipt: (hash: string) => Promise<Answer<TransactionReceipt | undefined>>
  /** Searches up to `newest`; undefined when unknown. */
  nonceTaker?: (
    about: Readonly<{ account: string; nonce: number; newest: bigint; isLate: () => boolean }>,
  ) => Promise<string | undefined>
  isKnown: (hash: string) => Promise<Answer<boolean>>
  allowance: (token: string, owner: string, spender: string) => Promise<Answer<bigint>>
  /** A node without the block fails. */
  allowanceAt: (block: bigint, about: AllowanceAbout) => Promise<Answer<bigint>>
  /** An end is read from two nodes. */
  witnesses?: readonly WitnessNode[]
}>

export type WitnessNode = Pick<NodePort, 'nonce' | 'receipt' | 'height' | 'finalHeight'>
