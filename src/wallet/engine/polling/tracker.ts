import {
  askSoon,
  beginLook,
  dueAmong,
  type Follow,
  LONG_LOOK_MILLISECONDS,
  limitLooks,
  pauseAfter,
  scheduleNext,
} from './follow.ts'
import { createFollowedRecords } from './followed-records.ts'
import { type KeepAwake, keepAwakeFor } from './keep-awake.ts'
import type { RequestBudget } from './request-budget.ts'
import { createWatchedPages } from './watched-pages.ts'

export type TrackingPlan = Readonly<{
  isOver: boolean
  /** Only finality is missing, so the background may sleep. */
  isQuiet: boolean
  requestId: string | undefined
  /** Milliseconds; `isWatched`: a user sees it. */
  pause: (isWatched: boolean) => number
}>

export type TrackedRecord = Readonly<{ id: string; requestId: string | undefined; isQuiet: boolean }>

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

/** Tracks records, one look at a time each; no clock abandons any. */
export function createTracker<R>(ports: TrackerPorts<R>): Tracker {
  const followed = createFollowedRecords(ports.listen, () => turn())
  const pages = createWatchedPages(ports.nowMilliseconds)
  let stopTimer = () => {}

  function pollSoon(id: string): void {
    askSoon(followed.of(id))
    turn()
  }

  function keepAwake(): void {
    ports.keepAwake(keepAwakeFor(followed.all(), ports.nowMilliseconds()))
  }

  function turn(): void {
    stopTimer()
    const now = ports.nowMilliseconds()
    const { due, waitMilliseconds } = dueAmong(followed.all(), now)
    const mayBegin = limitLooks(followed.all(), now)
    let wait = waitMilliseconds
    for (const each of due) {
      const isAsking = each.asksService && !each.isPushed
      const taken = isAsking ? ports.budget.take(now) : { ok: mayBegin(each), waitMilliseconds: LONG_LOOK_MILLISECONDS }
      if (taken.ok) void look(each)
      else wait = Math.min(wait, taken.waitMilliseconds)
    }
    if (Number.isFinite(wait)) stopTimer = ports.after(Math.max(wait, 0), turn)
  }

  async function look(each: Follow): Promise<void> {
    beginLook(each, ports.nowMilliseconds())
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
      followed.drop(each)
      keepAwake()
      return
    }
    if (following) {
      followed.listenTo(each, following.requestId)
      each.isQuiet = following.isQuiet
    }
    each.failures = following ? 0 : each.failures + 1
    const wait = each.isAskedAgain ? 0 : (following?.pause(pages.isWatched(each.id)) ?? pauseAfter(each.failures))
    scheduleNext(each, wait, ports.nowMilliseconds())
    keepAwake()
  }

  return {
    resume: async () => {
      for (const { id, requestId, isQuiet } of await ports.inFlight()) {
        const isNew = !followed.has(id)
        const each = followed.of(id)
        followed.listenTo(each, requestId)
        if (isNew) each.isQuiet = isQuiet
      }
      keepAwake()
      turn()
    },
    wake: pollSoon,
    watch: (watcher, id) => {
      pages.watch(watcher, id)
      if (id !== undefined && followed.has(id)) pollSoon(id)
    },
  }
}
