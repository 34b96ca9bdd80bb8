import { failedFor, misused } from '../core/reason.ts'
import { isSameTransaction } from '../core/transaction-name.ts'
import { type Hex, isHex } from '../lib/hex.ts'
import type { Log } from './erc20.ts'
import { type Charge, quantity, receipt, transaction } from './evm-schema.ts'
import type { Answer, Rpc, RpcAnswer } from './rpc.ts'

/** A receipt of a transaction in a block; `reverted` cost gas and did nothing else. */
export type Receipt = Readonly<{
  status: 'success' | 'reverted'
  blockNumber: bigint
  blockHash: Hex
  gasUsed: bigint
  logs: readonly Log[]
  /** What the chain took; undefined where the node does not say all of it. */
  charge: Charge | undefined
}>

/** What the wallet reads of a transaction, in a block or waiting for one. */
export type Transaction = Readonly<{ from: Hex; to: Hex | null; value: bigint }>

/** Where a block is named: by its number, or the newest one. */
export type BlockAt = bigint | 'latest'

/** The three questions that tell what a transaction did. */
export type EvmReads = Readonly<{
  /** Wei. */
  balance: (owner: string, at?: BlockAt) => Promise<Answer<bigint>>
  /** Undefined while the transaction is in no block that the node knows. */
  receipt: (hash: string) => Promise<Answer<Receipt | undefined>>
  /** Undefined for a transaction that the node does not have at all. */
  transaction: (hash: string) => Promise<Answer<Transaction | undefined>>
}>

/** In these words nodes say that they have dropped the state of an older block: there is no code for it. */
const PRUNED =
  /missing trie node|state (is )?(not available|unavailable|recreation)|historical state|pruned|(archive|state) (node|data) (is )?required|distance to target block exceeds/i
const STATE_PRUNED = failedFor({ code: 'STATE_PRUNED' }, 'The node no longer has the state of that block')

/** Makes the three questions. An answer about another transaction than was asked for counts as none. */
export function createReads(rpc: Rpc): EvmReads {
  return {
    balance: async (owner, at = 'latest') => {
      if (!isHex(owner, 20)) return misused('Expected an address')
      const answer = await rpc('eth_getBalance', [owner, at === 'latest' ? at : toQuantity(at)], quantity)
      return at !== 'latest' && !answer.ok && PRUNED.test(answer.message) ? STATE_PRUNED : plain(answer)
    },
    receipt: async (hash) => {
      if (!isHex(hash, 32)) return NOT_A_HASH
      const answer = await rpc('eth_getTransactionReceipt', [hash], receipt)
      if (!answer.ok) return plain(answer)
      if (!answer.value) return { ok: true, value: undefined }
      const { transactionHash, ...rest } = answer.value
      return isSameTransaction(transactionHash, hash) ? { ok: true, value: rest } : another(hash)
    },
    transaction: async (hash) => {
      if (!isHex(hash, 32)) return NOT_A_HASH
      const answer = await rpc('eth_getTransactionByHash', [hash], transaction)
      if (!answer.ok) return plain(answer)
      if (!answer.value) return { ok: true, value: undefined }
      const { hash: named, ...rest } = answer.value
      return isSameTransaction(named, hash) ? { ok: true, value: rest } : another(hash)
    },
  }
}

/** The same answer without what only the transport knows. */
export function plain<T>(answer: RpcAnswer<T> | Answer<T>): Answer<T> {
  return answer.ok ? answer : failedFor(answer.reason, answer.message)
}

/** A number as Ethereum JSON-RPC writes quantities. */
export function toQuantity(value: bigint): Hex {
  return `0x${value.toString(16)}`
}

const NOT_A_HASH = misused('Expected the hash of a transaction')

function another(hash: string): Answer<never> {
  return failedFor({ code: 'OTHER_ANSWER' }, `The node answered about another transaction than ${hash}`)
}
