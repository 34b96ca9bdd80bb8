import type { Finality } from '../../../core/chain/finality.ts'
import { type Answer, failedFor } from '../../../core/reason/reason.ts'
import { type Hex, isHex } from '../../../lib/hex.ts'
import type { EvmNodes } from '../../nodes/node-order.ts'
import type { Weight } from '../../nodes/read-both.ts'
import type { Rpc } from '../../nodes/rpc.ts'
import { mapAnswer, plainAnswer, toQuantity } from './balance-and-receipt-reads.ts'
import { createEvmFinality, isInFinalBlock, readFinalBlock } from './finality.ts'
import { block, quantity } from './schema.ts'

export type BlockReads = Readonly<{
  height: () => Promise<Answer<bigint>>
  finalHeight: () => Promise<Answer<bigint>>
  blockHash: (number: bigint) => Promise<Answer<Hex | undefined>>
  madeAtSeconds: (block: bigint) => Promise<Answer<number>>
  newestBlockSeconds: () => Promise<Answer<number>>
  finalizedBlock: () => Promise<Answer<Readonly<{ number: bigint; atSeconds: number }>>>
  /** Undefined while pending. */
  minedAtSeconds: (hash: string) => Promise<Answer<number | undefined>>
  /** A failure while pending. */
  isFinal: (hash: string) => Promise<Answer<boolean>>
}>

/** Makes the reads of blocks and of their times. */
export function createBlockReads(
  { rpc, reads, readsOfTwo, agreement }: Pick<EvmNodes, 'rpc' | 'reads' | 'readsOfTwo' | 'agreement'>,
  finality: Finality,
): BlockReads {
  const finalHeightOf = (weight: Weight) =>
    agreement.least((node) => createEvmFinality(node, finality).height(), weight)

  async function finalizedBlock(): ReturnType<BlockReads['finalizedBlock']> {
    const height = await finalHeightOf('two')
    if (!height.ok) return height
    return agreement.read((node, at) => readFinalBlock(node, at), { weight: 'two', at: height.value })
  }

  async function blockSeconds(at: Hex | 'latest'): Promise<Answer<number>> {
    const answer = await rpc('eth_getBlockByNumber', [at, false], block)
    const timestamp = answer.ok ? answer.value?.timestamp : undefined
    if (!answer.ok) return plainAnswer(answer)
    return timestamp === undefined
      ? failedFor({ code: 'NOT_SAID' }, 'The node does not say when a block was made')
      : { ok: true, value: Number(timestamp) }
  }

  return {
    height: agreement.height,
    finalHeight: () => finalHeightOf('wait'),
    blockHash: async (number) =>
      mapAnswer(await rpc('eth_getBlockByNumber', [toQuantity(number), false], block), (found) => found?.hash),
    madeAtSeconds: (number) => blockSeconds(toQuantity(number)),
    newestBlockSeconds: () => blockSeconds('latest'),
    finalizedBlock,
    minedAtSeconds: async (hash) => {
      if (!isHex(hash, 32)) return { ok: true, value: undefined }
      const receipt = await reads.receipt(hash)
      if (!receipt.ok) return receipt
      return receipt.value ? blockSeconds(toQuantity(receipt.value.blockNumber)) : { ok: true, value: undefined }
    },
    isFinal: (hash) => isInFinalBlock(readsOfTwo, { height: () => finalHeightOf('two') }, hash),
  }
}

/** Makes the read of the newest block's number. */
export function heightOf(rpc: Rpc): BlockReads['height'] {
  return async () => plainAnswer(await rpc('eth_blockNumber', [], quantity))
}
