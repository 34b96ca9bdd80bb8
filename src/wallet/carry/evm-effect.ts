import { isSameAddress } from '../../core/address.ts'
import { APPROVAL_TOPIC, TRANSFER_TOPIC } from '../../core/erc20-events.ts'
import { type EvmTransactionItem, setsAllowance } from '../../core/item.ts'
import type { Answer, Log, NodePort, Receipt } from '../node-port.ts'

/** Whether a transaction that went through did its work; `unread` where that is not known now. */
export type Effect = 'done' | 'none' | 'unread'

/**
 * Reads the effect of a transaction that went through: a deposit is in the depository's log under its order id, a token
 * was transferred to where it should go, an allowance is set. Native payments have done it all when they went through; of
 * router calls that pay an order the deposit is asked for besides (see the transaction's step adapter).
 *
 * @param allowance the allowance in a block of the transaction or after it, where the step sets one
 * @param mayBeUsed the bytes of a later step exist, so that it may have used an allowance up by now
 */
export function effectOf(
  item: EvmTransactionItem,
  receipt: Pick<Receipt, 'logs'>,
  { allowance, mayBeUsed }: Readonly<{ allowance: Answer<bigint> | undefined; mayBeUsed: boolean }>,
): Effect {
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

function isInLogs(item: EvmTransactionItem, { logs }: Pick<Receipt, 'logs'>): boolean {
  if (item.role === 'swap') return true
  // A deposit by a bare transfer leaves the token's log alone: its order id stands in the calldata only.
  if (isSameAddress(item.to, item.currency)) return logs.some((log) => isEventOf(TRANSFER_TOPIC, item, log))
  if (item.role !== 'deposit') return true
  const id = item.data.slice(-64)
  return logs.some((log) => isSameAddress(log.address, item.to) && log.data.endsWith(id))
}

/** The allowance that such a transaction is about, as it is now. */
export function allowanceOf(item: EvmTransactionItem, node: Pick<NodePort, 'allowance'>): Promise<Answer<bigint>> {
  return node.allowance(item.to, item.from, item.counterparty)
}

/** The same in the newest block, where that is not before the one of a transaction; undefined where it is not known. */
export async function allowanceSince(
  blockNumber: bigint,
  item: Pick<EvmTransactionItem, 'to' | 'from' | 'counterparty'>,
  node: Pick<NodePort, 'allowanceAt' | 'height'>,
): Promise<Answer<bigint> | undefined> {
  const height = await node.height()
  if (!height.ok || height.value < blockNumber) return undefined
  return node.allowanceAt(height.value, { token: item.to, owner: item.from, spender: item.counterparty })
}

// Both events name two accounts in indexed topics: who has the money, and who gets it or may take it.
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
