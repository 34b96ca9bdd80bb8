import { isSameAddress } from '../../core/address.ts'
import { APPROVAL_TOPIC, TRANSFER_TOPIC } from '../../core/erc20-events.ts'
import { type EvmTransactionItem, setsAllowance } from '../../core/item.ts'
import type { Answer, Log, NodePort, Receipt } from '../node-port.ts'

/**
 * Whether a transaction that went through did what it was for: a deposit is in the depository's log under its order id,
 * a token was transferred to where it should go, an allowance stands. Native payments have done it all when they went
 * through; of router calls that pay an order the deposit is asked for besides (see the transaction's courier).
 *
 * @param mayBeUsed the bytes of a later step exist, so that it may have used an allowance up by now
 */
export async function hasEffect(
  item: EvmTransactionItem,
  receipt: Pick<Receipt, 'logs'>,
  { node, mayBeUsed }: Readonly<{ node: Pick<NodePort, 'allowance'>; mayBeUsed: boolean }>,
): Promise<boolean> {
  const isOfToken = isSameAddress(item.to, item.currency)
  if (setsAllowance(item.role)) {
    if (
      mayBeUsed &&
      receipt.logs.some((log) => isEventOf(APPROVAL_TOPIC, item, log) && BigInt(log.data) === item.amount)
    ) {
      return true
    }
    const allowance = await allowanceOf(item, node)
    return allowance.ok && (item.role === 'approve' ? allowance.value >= item.amount : allowance.value === 0n)
  }
  if (item.role === 'swap') return true
  // A deposit by a bare transfer leaves the token's log alone: its order id stands in the calldata only.
  if (isOfToken) return receipt.logs.some((log) => isEventOf(TRANSFER_TOPIC, item, log))
  if (item.role !== 'deposit') return true
  const id = item.data.slice(-64)
  return receipt.logs.some((log) => isSameAddress(log.address, item.to) && log.data.endsWith(id))
}

/** The allowance that such a transaction is about, as it is now. */
export function allowanceOf(item: EvmTransactionItem, node: Pick<NodePort, 'allowance'>): Promise<Answer<bigint>> {
  return node.allowance(item.to, item.from, item.counterparty)
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
