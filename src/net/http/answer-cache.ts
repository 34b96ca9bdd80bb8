import type { Answer } from '../../core/reason/reason.ts'

type Keeping = Readonly<{ milliseconds: number; nowMilliseconds: () => number }>

/** Caches a rarely changing answer; failures are not cached. */
export function cachedAnswer<T>(ask: () => Promise<Answer<T>>, keeping: Keeping): () => Promise<Answer<T>> {
  let kept: Readonly<{ atMilliseconds: number; value: T }> | undefined
  return async () => {
    const now = keeping.nowMilliseconds()
    if (kept && Math.abs(now - kept.atMilliseconds) < keeping.milliseconds) return { ok: true, value: kept.value }
    const answer = await ask()
    if (answer.ok) kept = { atMilliseconds: now, value: answer.value }
    return answer
  }
}
