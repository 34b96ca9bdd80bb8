import { NO_ANSWER } from '../../core/reason/no-answer.ts'
import type { Failure } from '../../core/reason/reason.ts'

/**
 * Asks nodes in order until one answers; a refusal, such as a revert, is an answer.
 *
 * @returns the first failure where none answers
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
