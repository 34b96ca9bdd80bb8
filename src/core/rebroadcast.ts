/** So long after the first broadcast comes the second one, seconds. */
const FIRST_GAP_SECONDS = 1
/** Each gap is so much longer than the one before. */
const GROWTH = 1.5
/** No gap is longer than this until so old; the last one says when the last broadcast is. Seconds. */
const LONGEST_GAPS = [
  { untilSeconds: 600, gapSeconds: 60 },
  { untilSeconds: 3_600, gapSeconds: 300 },
  { untilSeconds: 86_400, gapSeconds: 3_600 },
] as const

/** How long after the first broadcast the same bytes are broadcast again while no network shows them, seconds. */
export const REBROADCASTS: readonly number[] = schedule()

function schedule(): readonly number[] {
  const times: number[] = []
  let at = 0
  let gap = FIRST_GAP_SECONDS
  for (const { untilSeconds, gapSeconds } of LONGEST_GAPS) {
    for (; at + Math.min(gap, gapSeconds) <= untilSeconds; gap = Math.ceil(gap * GROWTH)) {
      at += Math.min(gap, gapSeconds)
      times.push(at)
    }
    gap = gapSeconds
  }
  return times
}

/**
 * Whether bytes that no network shows are broadcast now. It follows from saved times alone, so that nothing is saved for
 * it: beside the schedule there is one broadcast for each start of a worker.
 *
 * @param broadcastAtSeconds when the schedule began
 * @param lastAtSeconds when this worker last broadcast them; undefined where it has not
 */
export function isRebroadcastDue(
  broadcastAtSeconds: number,
  lastAtSeconds: number | undefined,
  nowSeconds: number,
): boolean {
  if (lastAtSeconds === undefined) return true
  return [0, ...REBROADCASTS].some((after) => {
    const dueAtSeconds = broadcastAtSeconds + after
    return lastAtSeconds < dueAtSeconds && dueAtSeconds <= nowSeconds
  })
}
