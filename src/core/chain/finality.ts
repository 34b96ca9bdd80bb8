/** A node's `finalized` tag (rollups follow their base chain) or a depth, own block included, marks finality. */
export type Finality = Readonly<{ by: 'finalizedTag' }> | Readonly<{ by: 'depth'; blocks: number }>

/** The newest final height. */
export function finalHeightAt(tip: bigint, { blocks }: Extract<Finality, { by: 'depth' }>): bigint {
  const height = tip + 1n - BigInt(blocks)
  return height > 0n ? height : 0n
}

/** Confirmations count the own block; a tag needs the node. */
export function isFinalAt(confirmations: number, finality: Finality): boolean {
  return finality.by === 'depth' && confirmations >= finality.blocks
}
