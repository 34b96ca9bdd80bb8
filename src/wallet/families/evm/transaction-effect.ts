import { type EvmTransactionItem, setsAllowance } from '../../../core/execution/item.ts'
import { isSameAddress } from '../../../core/families/address.ts'
import { APPROVAL_TOPIC, TRANSFER_TOPIC } from '../../../core/families/evm/erc20-events.ts'
import type { Log } from '../../../core/families/evm/logs.ts'
import type { TransactionReceipt } from '../../../core/families/evm/receipt.ts'
import type { Answer } from '../../../core/reason/reason.ts'
import type { NodePort } from './node-port.ts'

/** `unread` means unknown for now. */
export type TransactionEffect = 'done' | 'none' | 'unread'

/**
 * Reads a successful transaction's effect from the depository's or token's log, or the allowance. `allowance` is from
 * its block or later; `mayBeUsed` means that a later step's bytes exist.
 */
export function transactionEffect(
  item: EvmTransactionItem,
  receipt: Pick<TransactionReceipt, 'logs'>,
  { allowance, mayBeUsed }: Readonly<{ allowance: Answer<bigint> | undefined; mayBeUsed: boolean }>,
): TransactionEffect {
  if (setsAllowance(item.role)) {
    const isLogged = receipt.logs.some(
      (log) => isEventOf(APPROVAL_TOPIC, item, log) && BigInt(log.data) === item.amount,
    )
    if (mayBeUsed && isLogged) return 'done'
    if (!allowance?.ok) return 'unread'
    return (item.role === 'approve' ? allowance.value >= item.amount : allowance.value === 0n) ? 'done' : 'none'
  }
  return isInLogs(item, receipt) ? 'done' : 'none'
}

function isInLogs(item: EvmTransactionItem, { logs }: Pick<TransactionReceipt, 'logs'>): boolean {
  if (item.role === 'swap') return true
  // A bare transfer's order id is only in its calldata.
  if (isSameAddress(item.to, item.currency)) return logs.some((log) => isEventOf(TRANSFER_TOPIC, item, log))
  if (item.role !== 'deposit') return true
  const id = item.data.slice(-64)
  return logs.some((log) => isSameAddress(log.address, item.to) && log.data.endsWith(id))
}

/** Reads the current allowance that such a transaction sets. */
export function allowanceSetBy(item: EvmTransactionItem, node: Pick<NodePort, 'allowance'>): Promise<Answer<bigint>> {
  return node.allowance(item.to, item.from, item.counterparty)
}

/** Reads the newest block's allowance; undefined when older than the transaction or unknown. */
export async function allowanceSince(
  blockNumber: bigint,
  item: Pick<EvmTransactionItem, 'to' | 'from' | 'counterparty'>,
  node: Pick<NodePort, 'allowanceAt' | 'height'>,
): Promise<Answer<bigint> | undefined> {
  const height = await node.height()
  if (!height.ok || height.value < blockNumber) return undefined
  return node.allowanceAt(height.value, { token: item.to, owner: item.from, spender: item.counterparty })
}

// Both events index the owner, then the recipient or spender.
function isEventOf(event: string, item: EvmTransactionItem, { address, topics, data }: Log): boolean {
  const isOf = (topic: string | undefined, account: string) =>
    topic !== undefined && isSameAddress(`0x${topic.slice(-40)}`, account)
  return (
    isSameAddress(address, item.to) &&
    topics[0]?.toLowerCase() === event &&
    isOf(topics[1], item.from) &&
    isOf(topics[2], item.counterparty) &&
    /^0x[0-9a-f]{64}$/i.test(data)
  )
}
