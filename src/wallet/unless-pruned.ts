import type { Answer } from './node-port.ts'

/**
 * Asks one node after the other about the state of an older block, until one of them still has it.
 *
 * @param nodes the nodes of one chain, the usual one first
 */
export async function unlessPruned<N, T>(
  nodes: readonly [N, ...N[]],
  ask: (node: N) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const [usual, ...others] = nodes
  let answer = await ask(usual)
  for (const node of others) {
    if (answer.ok || answer.reason.code !== 'STATE_PRUNED') return answer
    answer = await ask(node)
  }
  return answer
}
