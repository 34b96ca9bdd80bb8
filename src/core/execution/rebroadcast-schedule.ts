const FIRST_GAP_SECONDS = 1
const GROWTH = 1.5
const LAST_GAP_SECONDS = 3_600
/** Each cap holds until that age; the last one ends rebroadcasting. */
const LONGEST_GAPS = [
  { untilSeconds: 600, gapSeconds: 60 },
  { untilSeconds: 3_600, gapSeconds: 300 },
  { untilSeconds: 86_400, gapSeconds: LAST_GAP_SECONDS },
] as const

/** Delays after the first broadcast, in seconds, while unseen. */
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
 * Whether unseen bytes are due. Saved times decide alone; each worker start adds one broadcast.
 * @param lastAtSeconds is undefined if this worker broadcast nothing
 */
export function isRebroadcastDue(
  broadcastAtSeconds: number,
  lastAtSeconds: number | undefined,
  nowSeconds: number,
): boolean {
  // A clock set back leaves the schedule in the future.
  if (lastAtSeconds === undefined || nowSeconds < lastAtSeconds) return true
  if (nowSeconds < broadcastAtSeconds) return nowSeconds - lastAtSeconds >= LAST_GAP_SECONDS
  return [0, ...REBROADCASTS].some((after) => {
    const dueAtSeconds = broadcastAtSeconds + after
    return lastAtSeconds < dueAtSeconds && dueAtSeconds <= nowSeconds
  })
}
