import type { BitcoinNode } from './node.ts'

export type CountedNode = Readonly<{ node: BitcoinNode; moves: () => number }>

/** Counts this process's changes of a node. */
export function countMoves(node: BitcoinNode): CountedNode {
  let moves = 0
  const counted =
    <Given extends readonly unknown[], Result>(change: (...given: Given) => Promise<Result>) =>
    (...given: Given) =>
      change(...given).finally(() => {
        moves += 1
      })
  return {
    node: {
      ...node,
      broadcast: counted(node.broadcast),
      submitPackage: counted(node.submitPackage),
      mine: counted(node.mine),
      mineOnly: counted(node.mineOnly),
      reorg: counted(node.reorg),
      evict: counted(node.evict),
    },
    moves: () => moves,
  }
}
