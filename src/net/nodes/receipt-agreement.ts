import type { TransactionReceipt } from '../../core/families/evm/receipt.ts'
import { failedFor } from '../../core/reason/reason.ts'
import { createReads, type EvmReads, plainAnswer, toQuantity } from '../families/evm/reads.ts'
import { block, quantity } from '../families/evm/schema.ts'
import type { Rpc } from './rpc.ts'

const MOST_KEPT = 500
/** How often the second node is asked for a missing receipt, milliseconds. */
const MISSING_MILLISECONDS = 15_000

type Compared = Readonly<{ blockHash: string; doubtedAt: bigint | undefined }>

const NONE = { ok: true, value: undefined } as const
const DISAGREED = failedFor({ code: 'CONTRADICTION' }, 'Two nodes disagree about the block of the transaction')

/**
 * Compares a receipt with a second node at the same block; otherwise agreement or one more block decides.
 *
 * @param nowMilliseconds without it, only the first node is asked about a missing receipt
 */
export function agreedReceipt(
  rpc: Rpc,
  second: () => Rpc | undefined,
  nowMilliseconds: (() => number) | undefined,
): EvmReads['receipt'] {
  const { receipt } = createReads(rpc)
  const compared = new Map<string, Compared>()
  const missing = new Map<string, Readonly<{ askedAt: number; answer: Awaited<ReturnType<EvmReads['receipt']>> }>>()

  function keep(hash: string, what: Compared): void {
    if (compared.size >= MOST_KEPT) compared.clear()
    compared.set(hash, what)
  }

  // It holds between requests, so that a receipt doesn't come and go.
  async function missingReceipt(other: Rpc, hash: string): ReturnType<EvmReads['receipt']> {
    if (!nowMilliseconds) return NONE
    const askedAt = nowMilliseconds()
    const last = missing.get(hash)
    if (last && Math.abs(askedAt - last.askedAt) < MISSING_MILLISECONDS) return last.answer
    const answer = await hiddenReceipt(other, hash)
    if (missing.size >= MOST_KEPT) missing.clear()
    missing.set(hash, { askedAt, answer })
    return answer
  }

  async function hiddenReceipt(other: Rpc, hash: string): ReturnType<EvmReads['receipt']> {
    const theirs = await createReads(other).receipt(hash)
    if (!theirs.ok || !theirs.value) return NONE
    const { blockNumber, blockHash } = theirs.value
    const [there, height] = await Promise.all([
      rpc('eth_getBlockByNumber', [toQuantity(blockNumber), false], block),
      rpc('eth_blockNumber', [], quantity),
    ])
    // The first node lags, or is on another branch.
    if (!there.ok || !height.ok || there.value?.hash !== blockHash) return NONE
    const before = compared.get(hash)
    const doubtedAt = (before?.blockHash === blockHash ? before.doubtedAt : undefined) ?? height.value
    keep(hash, { blockHash, doubtedAt })
    return height.value > doubtedAt ? theirs : DISAGREED
  }

  return async (hash) => {
    const answer = await receipt(hash)
    const other = answer.ok ? second() : undefined
    if (!answer.ok || !other) return answer
    if (!answer.value) return missingReceipt(other, hash)
    const { blockHash } = answer.value
    const before = compared.get(hash)
    if (before?.blockHash === blockHash && before.doubtedAt === undefined) return answer
    const says = await compare(other, hash, answer.value)
    if (says === 'agrees') keep(hash, { blockHash, doubtedAt: undefined })
    if (says !== 'disagrees') return answer
    const height = await rpc('eth_blockNumber', [], quantity)
    if (!height.ok) return plainAnswer(height)
    const doubtedAt = (before?.blockHash === blockHash ? before.doubtedAt : undefined) ?? height.value
    keep(hash, { blockHash, doubtedAt })
    return height.value > doubtedAt ? answer : DISAGREED
  }
}

async function compare(
  other: Rpc,
  hash: string,
  { blockNumber, blockHash, status }: TransactionReceipt,
): Promise<'agrees' | 'disagrees' | 'unknown'> {
  const [theirs, there] = await Promise.all([
    createReads(other).receipt(hash),
    other('eth_getBlockByNumber', [toQuantity(blockNumber), false], block),
  ])
  if (theirs.ok && theirs.value?.blockHash === blockHash && theirs.value.status === status) return 'agrees'
  return theirs.ok && there.ok && there.value ? 'disagrees' : 'unknown'
}
