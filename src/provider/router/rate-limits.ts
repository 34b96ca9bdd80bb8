export type RateLimit = Readonly<{
  perSecond: number
  perMinute: number
  /** A flood ends with a second of silence. */
  needsQuiet?: true
}>

export const CALL_LIMIT: RateLimit = { perSecond: 10, perMinute: 90, needsQuiet: true }

export const READ_LIMIT: RateLimit = { perSecond: 4_000, perMinute: 60_000 }

/** Status polling (EIP-5792): viem's takes 500 ms. */
export const STATUS_LIMIT: RateLimit = { perSecond: 60, perMinute: 1_200 }

/** Each explanation may take 40 node requests. */
export const FUNDED_READ_LIMIT: RateLimit = { perSecond: 3, perMinute: 30 }

/** Enough for any client. */
export const FREE_LIMIT: RateLimit = { perSecond: 2_000, perMinute: 30_000 }

/** Counts a message; false above the limit. */
export type RateMeter = (origin: string, nowMilliseconds: number) => boolean

type Window = Readonly<{ startedAt: number; count: number }>
type Windows = Readonly<{ second: Window; minute: Window }>

/** Makes a meter. Windows begin with a message; refused ones fill none. */
export function createRateMeter(limit: RateLimit): RateMeter {
  const counts = new Map<string, Windows>()
  return (origin, now) => {
    const known = counts.get(origin)
    const second = roll(known?.second, now, 1_000)
    const minute = roll(known?.minute, now, 60_000)
    const isSecondFull = second.count >= limit.perSecond
    if (isSecondFull && limit.needsQuiet) counts.set(origin, { second: { ...second, startedAt: now }, minute })
    if (isSecondFull || minute.count >= limit.perMinute) return false
    counts.set(origin, { second: more(second), minute: more(minute) })
    return true
  }
}

// Setting the clock back must not keep a window open.
function roll(window: Window | undefined, now: number, length: number): Window {
  return window && Math.abs(now - window.startedAt) < length ? window : { startedAt: now, count: 0 }
}

function more({ startedAt, count }: Window): Window {
  return { startedAt, count: count + 1 }
}
