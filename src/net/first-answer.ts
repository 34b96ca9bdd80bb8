import type { Failure, ReasonCode } from '../core/reason.ts'

/** No answer of this node: it was not reached, it lags, or it no longer has what was asked. Another node may have it. */
const NO_ANSWER: readonly ReasonCode[] = [
  'TIMEOUT',
  'OFFLINE',
  'TOO_LARGE',
  'NOT_JSON',
  'REDIRECTED',
  'ABORTED',
  'TOO_OFTEN',
  'UNREADABLE',
  'OTHER_ANSWER',
  'NODE_BEHIND',
  'STATE_PRUNED',
]

/**
 * Asks one node after the other until one answers. A refusal in a node's own words, such as a revert, is an answer.
 *
 * @param nodes the nodes of one chain, the usual one first
 * @returns the failure of the first where none answers
 */
export async function firstAnswer<N, A extends Readonly<{ ok: true }> | Failure>(
  nodes: readonly [N, ...N[]],
  ask: (node: N) => Promise<A>,
): Promise<A> {
  const [usual, ...others] = nodes
  const answer = await ask(usual)
  if (isAnswer(answer)) return answer
  for (const node of others) {
    const other = await ask(node)
    if (isAnswer(other)) return other
  }
  return answer
}

function isAnswer(answer: Readonly<{ ok: true }> | Failure): boolean {
  return answer.ok || !NO_ANSWER.includes(answer.reason.code)
}
