import { failedFor } from '../../core/reason/reason.ts'
import { quantity } from '../families/evm/schema.ts'
import type { Rpc } from './rpc.ts'
import type { NodeFailure } from './rpc-batching.ts'

/** A chain must look older for this long to be believed, since nodes lag. */
const OLDER_MILLISECONDS = 120_000

const HEIGHT = 'eth_blockNumber'
/** An older block would undo our transactions. */
const OF_TRANSACTIONS: readonly string[] = [
  'eth_getTransactionReceipt',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
]

/** Refuses answers from older blocks than shown, since nodes lag. After two minutes it's a reorg. */
export function withoutStaleAnswers(rpc: Rpc, isOlder: (height: bigint) => boolean): Rpc {
  return async (method, params, schema) => {
    if (method !== HEIGHT && !OF_TRANSACTIONS.includes(method)) return rpc(method, params, schema)
    const [answer, height] = await Promise.all([rpc(method, params, schema), rpc(HEIGHT, [], quantity)])
    return answer.ok && height.ok && isOlder(height.value) ? BEHIND : answer
  }
}

/** Makes a check of heights against the newest shown block. */
export function createStaleCheck(nowMilliseconds: () => number): (height: bigint) => boolean {
  let newest = { height: 0n, atMilliseconds: nowMilliseconds() }
  return (height) => {
    const now = nowMilliseconds()
    const age = now - newest.atMilliseconds
    // The clock was set back, so the age is unknown.
    if (age < 0) newest = { ...newest, atMilliseconds: now }
    if (height < newest.height && age < OLDER_MILLISECONDS) return true
    newest = { height, atMilliseconds: now }
    return false
  }
}

const BEHIND: NodeFailure = {
  ...failedFor({ code: 'NODE_BEHIND' }, 'The node answered from an older block than before'),
  code: undefined,
  transport: undefined,
}
