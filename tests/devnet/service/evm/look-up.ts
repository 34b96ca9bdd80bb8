import type { RpcLog } from 'viem'
import { DEPOSITORY } from '../../chains.ts'
import type { Hex } from '../chain.ts'
import type { LookedUp } from '../sighting.ts'
import { type BlockTransaction, fromDepository, fromTransaction, fromTransfers, type Watched } from './find.ts'
import { fromTraces, readTransactionTraces } from './internal.ts'
import type { Node } from './nodes.ts'

export async function lookUp(node: Node, hash: Hex, watched: Watched): Promise<LookedUp> {
  const { ask, chain } = node
  type Receipt = Readonly<{ status: Hex; logs: readonly RpcLog[] }>
  const [receipt, transaction] = await Promise.all([
    ask<Receipt | null>('eth_getTransactionReceipt', [hash]),
    ask<BlockTransaction | null>('eth_getTransactionByHash', [hash]),
  ])
  if (!transaction) return 'absent'
  if (!receipt) return 'unmined'
  const addresses = watched.addresses(chain.id)
  const { logs } = receipt
  const traces = addresses.size > 0 ? await readTransactionTraces(node, hash) : []
  const found = [
    ...fromDepository(
      chain.id,
      logs.filter(({ address }) => address.toLowerCase() === DEPOSITORY),
    ),
    ...fromTransfers(chain.id, logs, addresses),
    ...fromTraces(chain.id, traces, addresses),
    ...(receipt.status === '0x1' ? fromTransaction(node, transaction, watched) : []),
  ]
  return found.map(({ sighting }) => sighting)
}
