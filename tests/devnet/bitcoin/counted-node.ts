import type { BitcoinNode } from './node.ts'

/** A node, and how often this process has changed what is on its chain or waits for it. */
export type CountedNode = Readonly<{ node: BitcoinNode; moves: () => number }>

/** Counts what goes through a node from now on. What others do to it is not counted. */
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
      mine: counted(node.mine),
      mineOnly: counted(node.mineOnly),
      reorg: counted(node.reorg),
      evict: counted(node.evict),
    },
    moves: () => moves,
  }
}
