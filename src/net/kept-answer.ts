import type { Answer } from './rpc.ts'

/** For how long an answer is kept, by which clock, milliseconds. */
type Keeping = Readonly<{ milliseconds: number; nowMilliseconds: () => number }>

/** Has what changes seldom asked once in a while; a failure is not kept. */
export function keptAnswer<T>(ask: () => Promise<Answer<T>>, keeping: Keeping): () => Promise<Answer<T>> {
  let kept: Readonly<{ atMilliseconds: number; value: T }> | undefined
  return async () => {
    const now = keeping.nowMilliseconds()
    if (kept && now - kept.atMilliseconds < keeping.milliseconds) return { ok: true, value: kept.value }
    const answer = await ask()
    if (answer.ok) kept = { atMilliseconds: now, value: answer.value }
    return answer
  }
}
