import { NO_ANSWER } from '../../core/reason/no-answer.ts'
import type { Failure } from '../../core/reason/reason.ts'
import { isContractRefusal } from './contract-refusal.ts'

/** A node this much slower than the other counts as silent. */
export const SLOW_MILLISECONDS = 1_500

/** Asks nodes in order until one answers, as by a revert; a slow one is joined by the next. */
export function firstAnswer<N, A extends Readonly<{ ok: true }> | Failure>(
  nodes: readonly [N, ...N[]],
  ask: (node: N) => Promise<A>,
): Promise<A> {
  return new Promise((resolve) => {
    let firstFailure: A | undefined
    let begun = 0
    let ended = 0
    let timer: ReturnType<typeof setTimeout> | undefined

    function begin(): void {
      clearTimeout(timer)
      const node = nodes[begun]
      if (node === undefined) return
      begun += 1
      if (begun < nodes.length) timer = setTimeout(begin, SLOW_MILLISECONDS)
      void ask(node).then(hear)
    }

    function hear(answer: A): void {
      ended += 1
      firstFailure ??= answer
      const isLast = ended === nodes.length
      if (isAnswer(answer) || isLast) {
        clearTimeout(timer)
        resolve(isAnswer(answer) ? answer : firstFailure)
      } else if (ended === begun) begin()
    }

    begin()
  })
}

function isAnswer(answer: Readonly<{ ok: true }> | (Failure & Readonly<{ code?: number | undefined }>)): boolean {
  return answer.ok || !(NO_ANSWER.includes(answer.reason.code) || isOfNode(answer))
}

// Both codes may be the node's own.
function isOfNode({ code, message }: Readonly<{ code?: number | undefined; message: string }>): boolean {
  return (code === -32603 || code === -32000) && !isContractRefusal({ code: -32000, message })
}
