import { isPruned } from '../families/evm/balance-and-receipt-reads.ts'
import type { NodeFailure } from './rpc-batching.ts'

// 3 is a revert with data; the others are EIP-1474's codes for impossible calls.
const REFUSALS: readonly number[] = [3, -32000, -32003]

export function isCallRefusal({ code }: Pick<NodeFailure, 'code'>): boolean {
  return code !== undefined && REFUSALS.includes(code)
}

// A node's own failure has -32000 too.
const CONTRACT_FAILED = /revert|invalid (opcode|jump)|out of gas|stack (under|over)flow/i

/** Tells a contract's refusal from a node's own failure. */
export function isContractRefusal({ code, message }: Pick<NodeFailure, 'code' | 'message'>): boolean {
  return code === -32000 ? CONTRACT_FAILED.test(message) : isCallRefusal({ code })
}

/** EIP-1474's "internal error" is no answer. */
export function isInternalError({ code, message }: Pick<NodeFailure, 'code' | 'message'>): boolean {
  return code === -32603 && !CONTRACT_FAILED.test(message) && !isPruned(message)
}
