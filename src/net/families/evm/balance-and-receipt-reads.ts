import { isSameTransaction } from '../../../core/chain/transaction-hashes.ts'
import type { TransactionReceipt } from '../../../core/families/evm/receipt.ts'
import { type Answer, failedFor, misused } from '../../../core/reason/reason.ts'
import { type Hex, isHex } from '../../../lib/hex.ts'
import type { Rpc, RpcAnswer } from '../../nodes/rpc.ts'
import { quantity, receipt, transaction } from './schema.ts'

export type NodeReceipt = TransactionReceipt & Readonly<{ gasUsed: bigint }>

export type EvmTransaction = Readonly<{ from: Hex; to: Hex | null; value: bigint }>

export type BlockAt = bigint | 'latest'

export type EvmReads = Readonly<{
  /** Wei. */
  balance: (owner: string, at?: BlockAt) => Promise<Answer<bigint>>
  /** Undefined while pending. */
  receipt: (hash: string) => Promise<Answer<NodeReceipt | undefined>>
  /** Undefined for an unknown transaction. */
  transaction: (hash: string) => Promise<Answer<EvmTransaction | undefined>>
}>

/** Pruned state has no error code. */
const PRUNED =
  /missing trie node|state (is )?(not available|unavailable|recreation)|historical state|pruned|(archive|state) (node|data) (is )?required|distance to target block exceeds/i
const STATE_PRUNED = failedFor({ code: 'STATE_PRUNED' }, 'The node no longer has the state of that block')

export function isPruned(words: string): boolean {
  return PRUNED.test(words)
}

/** Makes the reads. An answer about another transaction is a failure. */
export function createReads(rpc: Rpc): EvmReads {
  return {
    balance: async (owner, at = 'latest') => {
      if (!isHex(owner, 20)) return misused('Expected an address')
      const answer = await rpc('eth_getBalance', [owner, at === 'latest' ? at : toQuantity(at)], quantity)
      return at !== 'latest' && !answer.ok && isPruned(answer.message) ? STATE_PRUNED : plainAnswer(answer)
    },
    receipt: async (hash) => {
      if (!isHex(hash, 32)) return NOT_A_HASH
      const answer = await rpc('eth_getTransactionReceipt', [hash], receipt)
      if (!answer.ok) return plainAnswer(answer)
      if (!answer.value) return { ok: true, value: undefined }
      const { transactionHash, ...rest } = answer.value
      return isSameTransaction(transactionHash, hash) ? { ok: true, value: rest } : another(hash)
    },
    transaction: async (hash) => {
      if (!isHex(hash, 32)) return NOT_A_HASH
      const answer = await rpc('eth_getTransactionByHash', [hash], transaction)
      if (!answer.ok) return plainAnswer(answer)
      if (!answer.value) return { ok: true, value: undefined }
      const { hash: named, ...rest } = answer.value
      return isSameTransaction(named, hash) ? { ok: true, value: rest } : another(hash)
    },
  }
}

/** Drops the transport's own fields from an answer. */
export function plainAnswer<T>(answer: RpcAnswer<T> | Answer<T>): Answer<T> {
  return answer.ok ? answer : failedFor(answer.reason, answer.message)
}

/** Changes the value of a plain answer. */
export function mapAnswer<T, U>(answer: Answer<T>, change: (value: T) => U): Answer<U> {
  return answer.ok ? { ok: true, value: change(answer.value) } : plainAnswer(answer)
}

/** Encodes a number as a JSON-RPC quantity. */
export function toQuantity(value: bigint): Hex {
  return `0x${value.toString(16)}`
}

const NOT_A_HASH = misused('Expected the hash of a transaction')

function another(hash: string): Answer<never> {
  return failedFor({ code: 'OTHER_ANSWER' }, `The node answered about another transaction than ${hash}`)
}
