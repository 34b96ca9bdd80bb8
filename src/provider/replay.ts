const KEPT_MILLISECONDS = 60_000
const SWEPT_MILLISECONDS = 1_000

/** Answers by the key of a call. */
export type Replay = Readonly<{
  /** The answer of a key that has run, or runs. */
  find: (key: string) => Promise<unknown> | undefined
  /** Runs what a key stands for once; the same key again is given the same answer. */
  run: (key: string, run: () => Promise<unknown>) => Promise<unknown>
  /** Forgets every answer that is there, such as signatures of a wallet that is locked now; what runs goes on. */
  forget: () => void
}>

/**
 * Remembers answers by the key of a call, for a minute after they are there: a page whose port broke asks
 * again by the same key, and must neither open a second prompt nor miss what the user has said to the first. Only what was
 * let through to the wallet runs here: what is refused before leaves nothing behind.
 *
 * @param now epoch milliseconds
 */
export function createReplay(now: () => number): Replay {
  const answers = new Map<string, Readonly<{ answer: Promise<unknown>; doneAt: number }>>()
  let sweptAt = 0
  // Once a second at most: a page that asks ten thousand times must not have ten thousand looked through each time.
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
