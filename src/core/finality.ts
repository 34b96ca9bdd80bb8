/**
 * How a chain says that a block is final, so that no reorganisation takes it out: by its node's `finalized` tag (on a rollup
 * the tag follows the chain below), or by its depth, the block's own counted.
 */
export type Finality = Readonly<{ by: 'finalizedTag' }> | Readonly<{ by: 'depth'; blocks: number }>

/** The newest final block of a chain whose newest block has the number `tip`. */
export function finalHeightAt(tip: bigint, { blocks }: Extract<Finality, { by: 'depth' }>): bigint {
  const height = tip + 1n - BigInt(blocks)
  return height > 0n ? height : 0n
}

/** Whether so many confirmations, the block's own counted, make it final; where only a tag tells, none do. */
export function isFinalAt(confirmations: number, finality: Finality): boolean {
  return finality.by === 'depth' && confirmations >= finality.blocks
}
