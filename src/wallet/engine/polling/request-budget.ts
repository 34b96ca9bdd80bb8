/** Times are in milliseconds. */
export type RequestBudget = Readonly<{
  take: (nowMilliseconds: number) => Readonly<{ ok: true }> | Readonly<{ ok: false; waitMilliseconds: number }>
  /** A 429 pauses all requests, each time twice as long. */
  refused: (nowMilliseconds: number) => void
  answered: () => void
}>

/** Service facts 4 allow 200 requests a minute per key; the rest is for the user's actions. */
const PER_MINUTE = 150
/** The service allows five a second; slow networks can bunch requests. */
const APART = 220
const MINUTE = 60_000
const SHORTEST_REST = 5_000
const LONGEST_REST = 120_000

/** Makes the one budget for all status requests. */
export function createRequestBudget(): RequestBudget {
  let asked: readonly number[] = []
  let restsUntil = 0
  let rest = 0

  return {
    take: (now) => {
      const left = restsUntil - now
      // A longer pause means that the clock was set back.
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

function freesAt(asked: readonly number[], most: number, window: number): number {
  const oldest = asked.at(-most)
  return oldest === undefined ? 0 : oldest + window
}
