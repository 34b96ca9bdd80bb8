import type { Budget } from './budget.ts'

/** How a record is to be followed: when it is looked at again, and which request of the service it waits for, if any. */
export type Following = Readonly<{
  isOver: boolean
  /** It only has to become final: the background may sleep until the next look. */
  isQuiet: boolean
  requestId: string | undefined
  /** Milliseconds until the next look; `isWatched` while a person is looking at it. */
  pause: (isWatched: boolean) => number
}>

/** As much of a record as says what there is to hear about it, and whether it only has to become final. */
export type Followed = Readonly<{ id: string; requestId: string | undefined; isQuiet: boolean }>

/** How the background is kept: alive by a heartbeat, or woken again after so many minutes, or left to sleep. */
export type Keeping = Readonly<{ by: 'heartbeat' | 'nothing' }> | Readonly<{ by: 'alarm'; minutes: number }>

export type TrackerPorts<R> = Readonly<{
  /** Carries a record on as far as it goes now (see machine.ts). */
  run: (id: string) => Promise<R | undefined>
  following: (record: R) => Following
  /** What is to be followed; each is read whole, and believed, only when it is looked at. */
  inFlight: () => Promise<readonly Followed[]>
  /** Hears the service's pushes about a request; only ever a reason to look. Returns its stop. */
  listen: (requestId: string, heard: () => void) => () => void
  /** Calls back once after a while; returns its stop. */
  after: (milliseconds: number, call: () => void) => () => void
  /** What the service may be asked, in all. */
  budget: Pick<Budget, 'take'>
  /** Keeps the background as what is in flight needs it. */
  keepAwake: (how: Keeping) => void
  changed: (record: R) => void
  nowMilliseconds: () => number
}>

export type Tracker = Readonly<{
  /** Takes up everything that is in flight: at start, and whenever the background was revived. */
  resume: () => Promise<void>
  /** Looks at one record now. */
  wake: (id: string) => void
  /** Says which record a person is looking at, if any. */
  watch: (watcher: number, id: string | undefined) => void
}>

/** However often the service pushes, one record is looked at for it no more often than this, milliseconds. */
const PUSHES_APART = 500

/** When a look that failed is made again, milliseconds: each time twice as late, as on a disk that stays full. */
const FAILED_MILLISECONDS = 5_000
const LONGEST_FAILED_MILLISECONDS = 60_000

type Follow = {
  readonly id: string
  /** It rests from one moment to the other; a clock that is set back behind the first ends that as well. */
  restsSince: number
  dueAt: number
  /** Watched ones go first. */
  isUrgent: boolean
  /** The push itself is the answer, so that the service is asked nothing. */
  isPushed: boolean
  /** It was pushed while it was looked at. */
  isPushedAgain: boolean
  beganAt: number
  isLooking: boolean
  isQuiet: boolean
  isAskedAgain: boolean
  /** How often in a row a look at it failed. */
  failures: number
  /** Steps are looked for on chains; only what is tracked costs the service a question. */
  asksService: boolean
  /** Which request is listened to. */
  listensTo: string | undefined
  stopListening: (() => void) | undefined
}

/**
 * Follows every record in flight until it is over: one look at a time for each, at once when the service pushes,
 * otherwise at the pace of `pause`, and all of them together within one budget. What is silent is asked about; nothing
 * is ever given up by the clock.
 */
export function createTracker<R>(ports: TrackerPorts<R>): Tracker {
  const followed = new Map<string, Follow>()
  const watched = new Map<number, string>()
  let stopTimer = () => {}

  const isWatched = (id: string) => [...watched.values()].includes(id)

  function follow(id: string): Follow {
    const known = followed.get(id)
    if (known) return known
    const fresh: Follow = {
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
    followed.set(id, fresh)
    return fresh
  }

  function hurry(id: string): void {
    const each = follow(id)
    each.isUrgent = true
    if (each.isLooking) each.isAskedAgain = true
    each.dueAt = 0
    turn()
  }

  function keepAwake(): void {
    ports.keepAwake(keeping())
  }

  function keeping(): Keeping {
    const all = [...followed.values()]
    if (all.length === 0) return { by: 'nothing' }
    if (all.some((each) => !each.isQuiet)) return { by: 'heartbeat' }
    const soonest = Math.min(...all.map(({ dueAt }) => dueAt)) - ports.nowMilliseconds()
    return { by: 'alarm', minutes: Math.max(Math.round(soonest / 60_000), 1) }
  }

  // A push sets no faster pace than the others have, and takes nothing of the questions that all of them share.
  function push(id: string): void {
    const each = follow(id)
    if (each.isLooking) {
      each.isPushedAgain = true
      return
    }
    if (each.isUrgent) return
    each.isPushed = true
    each.dueAt = Math.min(each.dueAt, each.beganAt + PUSHES_APART)
    turn()
  }

  // Looks at whatever is due, the urgent and the longest waiting first, as far as the budget goes.
  function turn(): void {
    stopTimer()
    const now = ports.nowMilliseconds()
    const waiting = [...followed.values()].filter((each) => !each.isLooking)
    const isDue = (each: Follow) => each.dueAt <= now || now < each.restsSince
    const due = waiting.filter(isDue)
    due.sort((a, b) => Number(b.isUrgent) - Number(a.isUrgent) || a.dueAt - b.dueAt)
    let wait = Math.min(...waiting.filter((each) => !isDue(each)).map((each) => each.dueAt - now))
    for (const each of due) {
      const taken = each.asksService && !each.isPushed ? ports.budget.take(now) : { ok: true as const }
      if (taken.ok) void look(each)
      else wait = Math.min(wait, taken.waitMilliseconds)
    }
    if (Number.isFinite(wait)) stopTimer = ports.after(Math.max(wait, 0), turn)
  }

  async function look(each: Follow): Promise<void> {
    const beganAt = ports.nowMilliseconds()
    const begun = { isLooking: true, isUrgent: false, isPushed: false, isPushedAgain: false, isAskedAgain: false }
    Object.assign(each, begun, { beganAt })
    keepAwake()
    const looked = await ports.run(each.id).catch((): 'failed' => 'failed')
    each.isLooking = false
    if (looked !== undefined && looked !== 'failed') ports.changed(looked)
    settle(each, looked)
    turn()
  }

  // One that is not there or cannot be read is not there to be followed either; one whose look failed is looked at again.
  function settle(each: Follow, looked: R | undefined | 'failed'): void {
    const following = looked === 'failed' || looked === undefined ? undefined : ports.following(looked)
    if (looked === undefined || following?.isOver) {
      each.stopListening?.()
      followed.delete(each.id)
      keepAwake()
      return
    }
    if (following) {
      listenAsNeeded(each, following.requestId)
      each.isQuiet = following.isQuiet
    }
    each.failures = following ? 0 : each.failures + 1
    const wait = each.isAskedAgain ? 0 : (following?.pause(isWatched(each.id)) ?? pauseAfter(each.failures))
    each.restsSince = ports.nowMilliseconds()
    each.dueAt = dueAfter(each, wait)
    if (each.isPushedAgain && !each.isAskedAgain) {
      each.isPushed = true
      each.dueAt = Math.min(each.dueAt, each.beganAt + PUSHES_APART)
    }
    keepAwake()
  }

  // The service is asked at the pace that it allows, however long its answers take; but never at once again.
  function dueAfter({ asksService, beganAt, restsSince }: Follow, wait: number): number {
    if (!asksService) return restsSince + wait
    return Math.max(Math.min(beganAt, restsSince) + wait, restsSince + wait / 4)
  }

  function listenAsNeeded(each: Follow, requestId: string | undefined): void {
    each.asksService = requestId !== undefined
    if (requestId === each.listensTo) return
    each.stopListening?.()
    each.listensTo = requestId
    each.stopListening = requestId === undefined ? undefined : ports.listen(requestId, () => push(each.id))
  }

  return {
    resume: async () => {
      for (const { id, requestId, isQuiet } of await ports.inFlight()) {
        const isNew = !followed.has(id)
        const each = follow(id)
        listenAsNeeded(each, requestId)
        if (isNew) each.isQuiet = isQuiet
      }
      keepAwake()
      turn()
    },
    wake: (id) => hurry(id),
    watch: (watcher, id) => {
      if (id === undefined) watched.delete(watcher)
      else {
        watched.set(watcher, id)
        if (followed.has(id)) hurry(id)
      }
    },
  }
}

function pauseAfter(failures: number): number {
  return Math.min(FAILED_MILLISECONDS * 2 ** (failures - 1), LONGEST_FAILED_MILLISECONDS)
}
