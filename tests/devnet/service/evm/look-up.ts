import { type RpcLog, TransactionNotFoundError, TransactionReceiptNotFoundError } from 'viem'
import { DEPOSITORY } from '../../chains.ts'
import type { Hex, LookedUp } from '../family.ts'
import { type BlockTransaction, fromDepository, fromTransaction, fromTransfers, type Watched } from './find.ts'
import type { Node } from './nodes.ts'

/** POST /transactions/index: the deposits of one transaction. */
export async function lookUp(node: Node, hash: Hex, watched: Watched): Promise<LookedUp> {
  const { client, chain } = node
  const receipt = await client.request({ method: 'eth_getTransactionReceipt', params: [hash] }).catch(absent)
  const transaction = await client.request({ method: 'eth_getTransactionByHash', params: [hash] }).catch(absent)
  if (!transaction) return 'absent'
  if (!receipt) return 'unmined'
  const addresses = watched.addresses(chain.id)
  const logs = receipt.logs as readonly RpcLog[]
  const found = [
    ...fromDepository(
      chain.id,
      logs.filter(({ address }) => address.toLowerCase() === DEPOSITORY),
    ),
    ...fromTransfers(chain.id, logs, addresses),
    ...(receipt.status === '0x1'
      ? fromTransaction(chain.id, transaction as BlockTransaction, addresses, watched.expectations)
      : []),
  ]
  return found.map(({ sighting }) => sighting)
}

function absent(error: unknown): undefined {
  if (error instanceof TransactionNotFoundError || error instanceof TransactionReceiptNotFoundError) return undefined
  throw error
}
