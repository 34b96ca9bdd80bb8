import { type Finality, finalHeightAt } from '../../../core/chain/finality.ts'
import { type Answer, failedFor } from '../../../core/reason/reason.ts'
import type { Hex } from '../../../lib/hex.ts'
import type { Rpc } from '../../nodes/rpc.ts'
import { type BlockAt, type EvmReads, plainAnswer, toQuantity } from './balance-and-receipt-reads.ts'
import { block, quantity } from './schema.ts'

/** By the finality rule of the profile. */
export type EvmFinality = Readonly<{
  height: () => Promise<Answer<bigint>>
  name: () => Promise<Answer<'finalized' | Hex>>
}>

/** Makes the reads of the newest final block. */
export function createEvmFinality(rpc: Rpc, finality: Finality): EvmFinality {
  const named = async (name: 'finalized' | Hex) => {
    const answer = plainAnswer(await rpc('eth_getBlockByNumber', [name, false], block))
    if (!answer.ok) return answer
    return answer.value ? { ok: true as const, value: answer.value } : UNSAID
  }
  const height = async (): Promise<Answer<bigint>> => {
    if (finality.by === 'finalizedTag') {
      const found = await named('finalized')
      return found.ok ? { ok: true, value: found.value.number } : found
    }
    const newest = plainAnswer(await rpc('eth_blockNumber', [], quantity))
    return newest.ok ? { ok: true, value: finalHeightAt(newest.value, finality) } : newest
  }
  const name = async (): Promise<Answer<'finalized' | Hex>> => {
    if (finality.by === 'finalizedTag') return { ok: true, value: 'finalized' }
    const final = await height()
    return final.ok ? { ok: true, value: toQuantity(final.value) } : final
  }
  return { height, name }
}

/** Reads the time of a final block. */
export async function readFinalBlock(
  rpc: Rpc,
  at: BlockAt,
): Promise<Answer<Readonly<{ number: bigint; atSeconds: number }>>> {
  const found = plainAnswer(await rpc('eth_getBlockByNumber', [at === 'latest' ? at : toQuantity(at), false], block))
  if (!found.ok) return found
  const { number, timestamp } = found.value ?? {}
  return number === undefined || timestamp === undefined
    ? UNSAID
    : { ok: true, value: { number, atSeconds: Number(timestamp) } }
}

/** Reads whether a transaction's block is final; a failure while pending. */
export async function isInFinalBlock(
  read: Pick<EvmReads, 'receipt'>,
  final: Pick<EvmFinality, 'height'>,
  hash: string,
): Promise<Answer<boolean>> {
  const [receipt, height] = await Promise.all([read.receipt(hash), final.height()])
  if (!receipt.ok) return receipt
  if (!height.ok) return height
  if (!receipt.value) return failedFor({ code: 'NOT_ON_CHAIN' }, 'The node has it in no block')
  return { ok: true, value: receipt.value.blockNumber <= height.value }
}

const UNSAID = failedFor({ code: 'NOT_SAID' }, 'The node does not say which block is final, or when it was made')
