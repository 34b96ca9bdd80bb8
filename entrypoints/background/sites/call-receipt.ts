import { type Bundle, hashesInBlocks } from '../../../src/core/bundle/bundle.ts'
import type { EvmClient } from '../../../src/net/families/evm/client.ts'
import type { CallReceipt } from '../../../src/provider/types.ts'

/** Returns a transaction's receipt (EIP-5792); undefined if absent or unreadable. */
export async function callReceiptOf(node: EvmClient, transactionHash: string): Promise<CallReceipt | undefined> {
  const receipt = await node.receipt(transactionHash)
  if (!receipt.ok || !receipt.value) return undefined
  const { status, blockHash, blockNumber, gasUsed, logs } = receipt.value
  return {
    logs: logs.map(({ address, data, topics }) => ({ address, data, topics })),
    status: status === 'success' ? '0x1' : '0x0',
    blockHash,
    blockNumber: `0x${blockNumber.toString(16)}`,
    gasUsed: `0x${gasUsed.toString(16)}`,
    transactionHash,
  }
}

/** Returns the readable receipts of a bundle's transactions. */
export async function callReceiptsOf(
  bundle: Bundle,
  node: (chainId: number) => EvmClient,
): Promise<readonly CallReceipt[]> {
  const receipts: CallReceipt[] = []
  for (const hash of hashesInBlocks(bundle)) {
    const receipt = await callReceiptOf(node(bundle.chainId), hash)
    if (receipt) receipts.push(receipt)
  }
  return receipts
}
