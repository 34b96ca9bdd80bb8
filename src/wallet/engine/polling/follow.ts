/** Looks caused by pushes are this far apart, milliseconds. */
const PUSHES_APART = 500

/** Failed looks retry after doubling pauses, milliseconds. */
const FAILED_MILLISECONDS = 5_000
const LONGEST_FAILED_MILLISECONDS = 60_000

const MOST_MOVING_LOOKS = 32
const MOST_QUIET_LOOKS = 8

/** Longer looks, as of hanging chains, delay no others. */
export const LONG_LOOK_MILLISECONDS = 5_000

export type Follow = {
  readonly id: string
  /** A clock set back before this ends the pause. */
  restsSince: number
  dueAt: number
  isUrgent: boolean
  /** The push is the answer, so no request is needed. */
  isPushed: boolean
  isPushedAgain: boolean
  beganAt: number
  isLooking: boolean
  isQuiet: boolean
  isAskedAgain: boolean
  failures: number
  /** Only tracking costs a service request. */
  asksService: boolean
  listensTo: string | undefined
  stopListening: (() => void) | undefined
}

/** Makes a record that is due at once. */
export function startFollow(id: string): Follow {
  return {
    id,
    restsSince: 0,
    dueAt: 0,
    isUrgent: false,
    isPushed: false,
    isPushedAgain: false,
    beganAt: 0,
    isLooking: false,
    isQuiet: false,
    isAskedAgain: false,
    failures: 0,
    asksService: false,
    listensTo: undefined,
    stopListening: undefined,
  }
}

/** Makes a record due at once. */
export function askSoon(each: Follow): void {
  each.isUrgent = true
  if (each.isLooking) each.isAskedAgain = true
  each.dueAt = 0
}

/** Notes a push; true when a look may be due. Pushes change no pace and use no budget. */
export function notePush(each: Follow): boolean {
  if (each.isLooking) {
    each.isPushedAgain = true
    return false
  }
  if (each.isUrgent) return false
  duePushed(each)
  return true
}

/** Begins a look. */
export function beginLook(each: Follow, beganAt: number): void {
  const begun = { isLooking: true, isUrgent: false, isPushed: false, isPushedAgain: false, isAskedAgain: false }
  Object.assign(each, begun, { beganAt })
}

/** Schedules the look after one that ended at `now`; `wait` is in milliseconds. */
export function scheduleNext(each: Follow, wait: number, now: number): void {
  each.restsSince = now
  each.dueAt = dueAfter(each, wait)
  if (each.isPushedAgain && !each.isAskedAgain) duePushed(each)
}

/** Splits waiting records into due ones, most urgent first, and the milliseconds until the next. */
export function dueAmong(
  follows: readonly Follow[],
  now: number,
): Readonly<{ due: readonly Follow[]; waitMilliseconds: number }> {
  const waiting = follows.filter((each) => !each.isLooking)
  const isDue = (each: Follow) => each.dueAt <= now || now < each.restsSince
  const due = waiting.filter(isDue)
  due.sort((a, b) => Number(b.isUrgent) - Number(a.isUrgent) || a.dueAt - b.dueAt)
  const waitMilliseconds = Math.min(...waiting.filter((each) => !isDue(each)).map((each) => each.dueAt - now))
  return { due, waitMilliseconds }
}

/** Limits looks outside the request budget. */
export function limitLooks(follows: readonly Follow[], now: number): (each: Follow) => boolean {
  const isShort = ({ beganAt }: Follow) => beganAt <= now && now < beganAt + LONG_LOOK_MILLISECONDS
  const looking = follows.filter((each) => each.isLooking && !each.asksService && isShort(each))
  const quiet = looking.filter((each) => each.isQuiet).length
  const free = { quiet: MOST_QUIET_LOOKS - quiet, moving: MOST_MOVING_LOOKS - (looking.length - quiet) }
  return (each) => {
    if (each.isUrgent || each.isPushed) return true
    const kind = each.isQuiet ? 'quiet' : 'moving'
    free[kind] -= 1
    return free[kind] >= 0
  }
}

/** The pause after this many failed looks, milliseconds. */
export function pauseAfter(failures: number): number {
  return Math.min(FAILED_MILLISECONDS * 2 ** (failures - 1), LONGEST_FAILED_MILLISECONDS)
}

function duePushed(each: Follow): void {
  each.isPushed = true
  each.dueAt = Math.min(each.dueAt, each.beganAt + PUSHES_APART)
}

// The pace counts from the request, but never repeats at once.
function dueAfter({ asksService, beganAt, restsSince }: Follow, wait: number): number {
  if (!asksService) return restsSince + wait
  return Math.max(Math.min(beganAt, restsSince) + wait, restsSince + wait / 4)
}
