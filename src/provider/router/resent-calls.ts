const KEPT_MILLISECONDS = 60_000
const SWEPT_MILLISECONDS = 1_000

export type AnswerCache = Readonly<{
  find: (key: string) => Promise<unknown> | undefined
  run: (key: string, run: () => Promise<unknown>) => Promise<unknown>
  /** Drops finished answers, such as signatures after a lock. */
  forget: () => void
}>

/**
 * Remembers answers for a minute: a resent call neither prompts twice nor misses its decision.
 *
 * @param now epoch milliseconds
 */
export function createResentCalls(now: () => number): AnswerCache {
  const answers = new Map<string, Readonly<{ answer: Promise<unknown>; doneAt: number }>>()
  let sweptAt = 0
  // A page may send many calls, so sweeps must be rare.
  const forget = (time: number) => {
    if (time - sweptAt < SWEPT_MILLISECONDS) return
    sweptAt = time
    for (const [key, { doneAt }] of answers) if (time - doneAt > KEPT_MILLISECONDS) answers.delete(key)
  }
  const find = (key: string) => {
    forget(now())
    return answers.get(key)?.answer
  }
  return {
    find,
    run: (key, run) => {
      const known = find(key)
      if (known) return known
      const answer = run()
      const done = () => void answers.set(key, { answer, doneAt: now() })
      answers.set(key, { answer, doneAt: Number.POSITIVE_INFINITY })
      answer.then(done, done)
      return answer
    },
    forget: () => {
      for (const [key, { doneAt }] of answers) if (Number.isFinite(doneAt)) answers.delete(key)
    },
  }
}
