import { isAddress, isHash } from 'viem'
import { messageOnly } from '../errors.ts'
import type { Node } from './nodes.ts'

/** The balance is in wei. */
export async function exploreEvm({ ask, chain }: Node, kind: 'tx' | 'address', id: string): Promise<unknown> {
  if (kind === 'address') {
    if (!isAddress(id)) throw messageOnly(400, 'address: expected an EVM address')
    const balance = BigInt(await ask<string>('eth_getBalance', [id, 'latest']))
    return { address: id, balance: balance.toString(), symbol: chain.native.symbol }
  }
  if (!isHash(id)) throw messageOnly(400, 'hash: expected 0x and 64 hex digits')
  const [transaction, receipt] = await Promise.all([
    ask<object | null>('eth_getTransactionByHash', [id]),
    ask<object | null>('eth_getTransactionReceipt', [id]),
  ])
  return transaction ? { transaction, receipt } : undefined
}
