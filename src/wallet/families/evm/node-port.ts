import type { BroadcastResult } from '../../../core/chain/broadcast-result.ts'
import type { EvmCall } from '../../../core/families/evm/call.ts'
import type { TransactionReceipt } from '../../../core/families/evm/receipt.ts'
import type { Answer } from '../../../core/reason/reason.ts'

export type AllowanceAbout = Readonly<{ token: string; owner: string; spender: string }>

export type NodeFees = Readonly<{
  maxFeePerGasWei: bigint
  maxPriorityFeePerGasWei: bigint
  blockGasLimit?: bigint | undefined
}>

/** Amounts are wei or smallest units. The first node to answer counts. */
export type NodePort = Readonly<{
  nonce: (address: string, at: 'pending' | 'latest' | 'finalized') => Promise<Answer<number>>
  fees: () => Promise<Answer<NodeFees>>
  estimateGas: (call: EvmCall) => Promise<Answer<bigint>>
  /** On the newest block; returns each call's gas. */
  simulate: (calls: readonly EvmCall[]) => Promise<Answer<readonly bigint[]>>
  height: () => Promise<Answer<bigint>>
  /** Finality follows core/chain/finality.ts. */
  finalHeight: () => Promise<Answer<bigint>>
  /** Sends to every node; one acceptance suffices. */
  sendRaw: (rawTransaction: string) => Promise<BroadcastResult>
  receipt: (hash: string) => Promise<Answer<TransactionReceipt | undefined>>
  /** Searches up to `newest`; undefined when unknown. */
  hashOfNonce?: (
    about: Readonly<{ account: string; nonce: number; newest: bigint; isLate: () => boolean }>,
  ) => Promise<string | undefined>
  isKnown: (hash: string) => Promise<Answer<boolean>>
  /** Why a call reverts on the state after `block`; undefined when unknown. */
  revertWords?: (
    call: Readonly<{ from: string; to: string | undefined; data: string; value: bigint }>,
    block: bigint,
  ) => Promise<string | undefined>
  allowance: (token: string, owner: string, spender: string) => Promise<Answer<bigint>>
  /** A node without the block fails. */
  allowanceAt: (block: bigint, about: AllowanceAbout) => Promise<Answer<bigint>>
  /** Whether one of two nodes decides at present. */
  isAlone?: () => boolean
  /** An end is read from two nodes. */
  witnesses?: readonly WitnessNode[]
}>

export type WitnessNode = Pick<NodePort, 'nonce' | 'receipt' | 'height' | 'finalHeight'>
