import type { RequestBudget } from './request-budget.ts'

export type TrackingPlan = Readonly<{
  isOver: boolean
  /** Only finality is missing, so the background may sleep. */
  isQuiet: boolean
  requestId: string | undefined
  /** Returns milliseconds; `isWatched` means that a user sees it. */
  pause: (isWatched: boolean) => number
}>

export type TrackedRecord = Readonly<{ id: string; requestId: string | undefined; isQuiet: boolean }>

export type KeepAwake = Readonly<{ by: 'heartbeat' | 'nothing' }> | Readonly<{ by: 'alarm'; minutes: number }>

export type TrackerPorts<R> = Readonly<{
  run: (id: string) => Promise<R | undefined>
  following: (record: R) => TrackingPlan
  /** Records are fully read only at their look. */
  inFlight: () => Promise<readonly TrackedRecord[]>
  /** Pushes only trigger looks. Returns a stop function. */
  listen: (requestId: string, heard: () => void) => () => void
  after: (milliseconds: number, call: () => void) => () => void
  budget: Pick<RequestBudget, 'take'>
  keepAwake: (how: KeepAwake) => void
  changed: (record: R) => void
  nowMilliseconds: () => number
}>

export type Tracker = Readonly<{
  resume: () => Promise<void>
  wake: (id: string) => void
  watch: (watcher: number, id: string | undefined) => void
}>

/** Looks caused by pushes are this far apart, milliseconds. */
const PUSHES_APART = 500

/** Failed looks retry after doubling pauses, milliseconds. */
const FAILED_MILLISECONDS = 5_000
const LONGEST_FAILED_MILLISECONDS = 60_000

type Follow = {
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

/**
 * Tracks records in flight: one look at a time each, at once on a push, else paced by `pause`. One budget covers all;
 * no clock abandons anything.
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

  function pollSoon(id: string): void {
    const each = follow(id)
    each.isUrgent = true
    if (each.isLooking) each.isAskedAgain = true
    each.dueAt = 0
    turn()
  }

  function keepAwake(): void {
    ports.keepAwake(keeping())
  }

  function keeping(): KeepAwake {
    const all = [...followed.values()]
    if (all.length === 0) return { by: 'nothing' }
    if (all.some((each) => !each.isQuiet)) return { by: 'heartbeat' }
    const soonest = Math.min(...all.map(({ dueAt }) => dueAt)) - ports.nowMilliseconds()
    return { by: 'alarm', minutes: Math.max(Math.round(soonest / 60_000), 1) }
  }

  // Pushes change no pace and use no budget.
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

  // Missing records are dropped; failed looks retry.
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

  // The pace counts from the request, but never repeats at once.
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
    wake: (id) => pollSoon(id),
    watch: (watcher, id) => {
      if (id === undefined) watched.delete(watcher)
      else {
        watched.set(watcher, id)
        if (followed.has(id)) pollSoon(id)
      }
    },
  }
}

function pauseAfter(failures: number): number {
  return Math.min(FAILED_MILLISECONDS * 2 ** (failures - 1), LONGEST_FAILED_MILLISECONDS)
}
