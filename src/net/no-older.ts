import { failedFor } from '../core/reason.ts'
import { quantity } from './evm-schema.ts'
import type { Rpc } from './rpc.ts'
import type { RpcFailure } from './rpc-questions.ts'

/** How long a chain must look older than it was before that is believed, milliseconds: nodes behind one address lag. */
const OLDER_MILLISECONDS = 120_000

const HEIGHT = 'eth_blockNumber'
/** What says where a transaction of ours stands: an older block would take it back. */
const OF_TRANSACTIONS: readonly string[] = [
  'eth_getTransactionReceipt',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
]

/**
 * The same node, whose answers about transactions are none where they come from an older block than one that it has shown
 * before. Behind one address there are many nodes, and one of them may lag. After two minutes without a block as new, the
 * older one is the chain's, as after a reorganisation. The height is asked in the list of the question that it is for.
 */
export function withoutOlder(rpc: Rpc, isOlder: (height: bigint) => boolean): Rpc {
  return async (method, params, schema) => {
    if (method !== HEIGHT && !OF_TRANSACTIONS.includes(method)) return rpc(method, params, schema)
    const [answer, height] = await Promise.all([rpc(method, params, schema), rpc(HEIGHT, [], quantity)])
    return answer.ok && height.ok && isOlder(height.value) ? BEHIND : answer
  }
}

/** Makes the memory of the newest block that was shown, by one node or by several; a height is older where it lags. */
export function createIsOlder(nowMilliseconds: () => number): (height: bigint) => boolean {
  let newest = { height: 0n, atMilliseconds: nowMilliseconds() }
  return (height) => {
    const now = nowMilliseconds()
    const age = now - newest.atMilliseconds
    // A clock that was set back says nothing about how long it has been.
    if (age < 0) newest = { ...newest, atMilliseconds: now }
    if (height < newest.height && age < OLDER_MILLISECONDS) return true
    newest = { height, atMilliseconds: now }
    return false
  }
}

const BEHIND: RpcFailure = {
  ...failedFor({ code: 'NODE_BEHIND' }, 'The node answered from an older block than before'),
  code: undefined,
  transport: undefined,
}
