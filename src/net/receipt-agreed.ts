import { failedFor } from '../core/reason.ts'
import { createReads, type EvmReads, plain, type Receipt, toQuantity } from './evm-reads.ts'
import { block, quantity } from './evm-schema.ts'
import type { Rpc } from './rpc.ts'

/** More transactions than this are not kept in mind. */
const MOST_KEPT = 500

type Compared = Readonly<{ blockHash: string; doubtedAt: bigint | undefined }>

const DISAGREED = failedFor({ code: 'CONTRADICTION' }, 'Two nodes disagree about the block of the transaction')

/**
 * Reads a receipt of one node and compares it with a second one at the same block. A second node that does not answer, or
 * does not have that block yet, does not disagree. Where it has another block there, or no such receipt in it, nothing
 * is believed until they agree or one block more has come.
 *
 * @param second the node to compare with, where one answers
 */
export function agreedReceipt(rpc: Rpc, second: () => Rpc | undefined): EvmReads['receipt'] {
  const { receipt } = createReads(rpc)
  const compared = new Map<string, Compared>()

  function keep(hash: string, what: Compared): void {
    if (compared.size >= MOST_KEPT) compared.clear()
    compared.set(hash, what)
  }

  return async (hash) => {
    const answer = await receipt(hash)
    const other = answer.ok && answer.value && second()
    if (!answer.ok || !answer.value || !other) return answer
    const { blockHash } = answer.value
    const before = compared.get(hash)
    if (before?.blockHash === blockHash && before.doubtedAt === undefined) return answer
    const says = await compare(other, hash, answer.value)
    if (says === 'agrees') keep(hash, { blockHash, doubtedAt: undefined })
    if (says !== 'disagrees') return answer
    const height = await rpc('eth_blockNumber', [], quantity)
    if (!height.ok) return plain(height)
    const doubtedAt = (before?.blockHash === blockHash ? before.doubtedAt : undefined) ?? height.value
    keep(hash, { blockHash, doubtedAt })
    return height.value > doubtedAt ? answer : DISAGREED
  }
}

async function compare(
  other: Rpc,
  hash: string,
  { blockNumber, blockHash, status }: Receipt,
): Promise<'agrees' | 'disagrees' | 'unknown'> {
  const [theirs, there] = await Promise.all([
    createReads(other).receipt(hash),
    other('eth_getBlockByNumber', [toQuantity(blockNumber), false], block),
  ])
  if (theirs.ok && theirs.value?.blockHash === blockHash && theirs.value.status === status) return 'agrees'
  return theirs.ok && there.ok && there.value ? 'disagrees' : 'unknown'
}
