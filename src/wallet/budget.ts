/** How many questions may be put to the service, and when it asked to be left alone. Times in milliseconds. */
export type Budget = Readonly<{
  /** Takes one question; or says how long to wait for the next. */
  take: (nowMilliseconds: number) => Readonly<{ ok: true }> | Readonly<{ ok: false; waitMilliseconds: number }>
  /** The service answered 429: nothing is asked for a while, each time twice as long. */
  refused: (nowMilliseconds: number) => void
  /** The service answered. */
  answered: () => void
}>

/** Service facts 4: 200 questions a minute for each key. Some are left for what the user does. */
const PER_MINUTE = 150
const PER_SECOND = 5
/**
 * No more than so many at a time: a handful would meet the next handful at the service whenever the way there is slow
 * for a moment, and be more than five a second to it.
 */
const TOGETHER = { most: 3, window: 750 }
const MINUTE = 60_000
const SHORTEST_REST = 5_000
const LONGEST_REST = 120_000

/** Makes one budget for all questions about states, whoever asks them. */
export function createBudget(): Budget {
  let asked: readonly number[] = []
  let restsUntil = 0
  let rest = 0

  return {
    take: (now) => {
      if (now < restsUntil) return { ok: false, waitMilliseconds: restsUntil - now }
      asked = asked.filter((at) => at > now - MINUTE && at <= now)
      const frees = [
        freesAt(asked, TOGETHER.most, TOGETHER.window),
        freesAt(asked, PER_SECOND, 1_000),
        freesAt(asked, PER_MINUTE, MINUTE),
      ]
      const freeAt = Math.max(...frees)
      if (freeAt > now) return { ok: false, waitMilliseconds: freeAt - now }
      asked = [...asked, now]
      return { ok: true }
    },
    refused: (now) => {
      rest = Math.min(Math.max(rest * 2, SHORTEST_REST), LONGEST_REST)
      restsUntil = now + rest
    },
    answered: () => {
      rest = 0
    },
  }
}

// When the window of so many questions has room for another one.
function freesAt(asked: readonly number[], most: number, window: number): number {
  const oldest = asked.at(-most)
  return oldest === undefined ? 0 : oldest + window
}
