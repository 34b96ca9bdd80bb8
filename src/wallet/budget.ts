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
/**
 * The least time between two questions: five a second at most, also at the service, where they arrive closer together
 * whenever the way there was slow for a moment.
 */
const APART = 220
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
      const left = restsUntil - now
      // More than it ever rests is the work of a clock that was set back.
      if (left > 0 && left <= LONGEST_REST) return { ok: false, waitMilliseconds: left }
      asked = asked.filter((at) => at > now - MINUTE && at <= now)
      const freeAt = Math.max(freesAt(asked, 1, APART), freesAt(asked, PER_MINUTE, MINUTE))
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
