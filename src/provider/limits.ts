/** How many messages an origin may send in a second and in a minute. */
export type Limit = Readonly<{ perSecond: number; perMinute: number }>

/** For methods that prompt or change something. */
export const ASKING: Limit = { perSecond: 10, perMinute: 90 }

/**
 * For questions that go on to a chain's node: enough for a page that asks all that it shows at once, too few to use the
 * wallet as one's own node.
 */
export const READING: Limit = { perSecond: 300, perMinute: 1_200 }

/** For what clients look at again and again while they wait (EIP-5792): viem asks every 500 ms on some chains. */
export const FOLLOWING: Limit = { perSecond: 60, perMinute: 1_200 }

/** For failed questions of which it is found out what the account lacks: each may become 40 questions to a node. */
export const EXPLAINED: Limit = { perSecond: 3, perMinute: 30 }

/** For methods that are answered from memory, and for refusals: enough for any client, too few to starve others. */
export const FREE: Limit = { perSecond: 2_000, perMinute: 30_000 }

/** Says whether one more message of an origin is within its limit, and counts it. */
export type Meter = (origin: string, nowMilliseconds: number) => boolean

type Window = Readonly<{ startedAt: number; count: number }>
type Windows = Readonly<{ second: Window; minute: Window }>

/** Makes a meter of its own counts. A window begins with its first message; refused messages are not counted. */
export function createMeter(limit: Limit): Meter {
  const counts = new Map<string, Windows>()
  return (origin, now) => {
    const known = counts.get(origin)
    const second = roll(known?.second, now, 1_000)
    const minute = roll(known?.minute, now, 60_000)
    const isWithin = second.count < limit.perSecond && minute.count < limit.perMinute
    if (isWithin) counts.set(origin, { second: more(second), minute: more(minute) })
    return isWithin
  }
}

// A clock that was set back keeps no window open.
function roll(window: Window | undefined, now: number, length: number): Window {
  return window && Math.abs(now - window.startedAt) < length ? window : { startedAt: now, count: 0 }
}

function more({ startedAt, count }: Window): Window {
  return { startedAt, count: count + 1 }
}
