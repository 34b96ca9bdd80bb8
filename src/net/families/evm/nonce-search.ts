import * as v from 'valibot'
import { isSameAddress } from '../../../core/families/address.ts'
import type { SentTransaction } from '../../../core/families/evm/call.ts'
import { type Answer, failedFor } from '../../../core/reason/reason.ts'
import { isHex } from '../../../lib/hex.ts'
import type { EvmNodes } from '../../nodes/node-order.ts'
import type { Rpc } from '../../nodes/rpc.ts'
import { plainAnswer, toQuantity } from './balance-and-receipt-reads.ts'
import { address, bytes, bytes32, quantity } from './schema.ts'

const sent = v.object({
  hash: bytes32,
  from: address,
  nonce: quantity,
  to: v.nullish(address),
  value: v.optional(quantity),
  input: v.optional(bytes),
})
const withTransactions = v.nullable(v.object({ transactions: v.array(sent) }))

const WIDER = 8n
const MOST_QUESTIONS = 40

/** The nonce is used by block `newest`; `isLate` ends the search. */
export type UsedNonce = Readonly<{ account: string; nonce: number; newest: bigint; isLate: () => boolean }>

/** Finds a nonce's transaction in its block, as two nodes show it; undefined where old state is missing. */
export async function transactionOfNonce(
  { rpc, agreement }: Pick<EvmNodes, 'rpc' | 'agreement'>,
  about: UsedNonce,
): Promise<SentTransaction | undefined> {
  const block = await blockOfNonce(rpc, about)
  if (block === undefined) return undefined
  const shown = await agreement.read((node) => sentIn(node, block, about), { weight: 'wait', at: block })
  return shown.ok ? shown.value : undefined
}

async function sentIn(
  node: Rpc,
  at: bigint,
  { account, nonce }: UsedNonce,
): Promise<Answer<SentTransaction | undefined>> {
  const block = await node('eth_getBlockByNumber', [toQuantity(at), true], withTransactions)
  if (!block.ok) return plainAnswer(block)
  if (!block.value) return failedFor({ code: 'NODE_BEHIND' })
  const { transactions } = block.value
  const found = transactions.find((each) => isSameAddress(each.from, account) && each.nonce === BigInt(nonce))
  return {
    ok: true,
    value: found && { hash: found.hash, to: found.to ?? undefined, value: found.value, data: found.input },
  }
}

// It bisects counts.
async function blockOfNonce(rpc: Rpc, { account, nonce, newest, isLate }: UsedNonce): Promise<bigint | undefined> {
  if (!isHex(account, 20)) return undefined
  let asked = 0
  const isUsedBy = async (block: bigint): Promise<boolean | undefined> => {
    asked += 1
    if (asked > MOST_QUESTIONS || isLate()) return undefined
    const count = await rpc('eth_getTransactionCount', [account, toQuantity(block)], quantity)
    return count.ok ? count.value > BigInt(nonce) : undefined
  }
  let used = newest
  let free = -1n
  for (let back = 1n; used > 0n; back *= WIDER) {
    const block = newest > back ? newest - back : 0n
    const isUsed = await isUsedBy(block)
    if (isUsed === undefined) return undefined
    if (isUsed) used = block
    else free = block
    if (!isUsed) break
  }
  while (used - free > 1n) {
    const middle = (used + free) / 2n
    const isUsed = await isUsedBy(middle)
    if (isUsed === undefined) return undefined
    if (isUsed) used = middle
    else free = middle
  }
  return used
}
