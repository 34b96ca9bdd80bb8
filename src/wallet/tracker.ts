import { type Execution, isInFlight, next, type Stage } from '../core/execution.ts'
import { followedId } from '../core/successor.ts'
import type { Budget } from './budget.ts'

export type TrackerPorts = Readonly<{
  /** Carries an execution on as far as it goes now (see executor.ts). */
  run: (id: string) => Promise<Execution | undefined>
  /** What is to be followed; each is read whole, and believed, only when it is looked at. */
  inFlight: () => Promise<readonly Followed[]>
  /** Hears the service's pushes about a request; only ever a reason to look. Returns its stop. */
  listen: (requestId: string, heard: () => void) => () => void
  /** Calls back once after a while; returns its stop. */
  after: (milliseconds: number, call: () => void) => () => void
  /** What the service may be asked, in all. */
  budget: Pick<Budget, 'take'>
  /** Keeps the background alive while something is in flight, and lets it sleep when nothing is. */
  keepAwake: (isNeeded: boolean) => void
  changed: (execution: Execution) => void
  /** The time between two blocks of the chain that a crossing starts on, seconds. */
  blockSeconds: (chainId: number) => number
  nowMilliseconds: () => number
}>

/** As much of an execution as says whether and where there is something to hear about it. */
type Followed = Readonly<{ id: string; stage: Readonly<{ stage: Stage['stage'] }> }> & Parameters<typeof followedId>[0]

export type Tracker = Readonly<{
  /** Takes up everything that is in flight: at start, and whenever the background was revived. */
  resume: () => Promise<void>
  /** Looks at one execution now. */
  wake: (id: string) => void
  /** Says which execution a person is looking at, if any. */
  watch: (watcher: number, id: string | undefined) => void
}>

/** However often the service pushes, it sets no faster pace than this, milliseconds. */
const PUSHES_APART = 500

/** On chains with blocks at least as quick as this a step may be in one a moment after it was sent, seconds. */
const QUICK_BLOCKS = 2

/** On chains with slower blocks than this nothing new can be known more often, seconds. */
const SLOW_BLOCKS = 60

/**
 * How long to wait before the next look, milliseconds. Interface, "Limits": never more than once a second.
 *
 * @param blockSeconds the time between blocks where it started: a slow chain is looked at some times in each
 */
export function pause(
  execution: Execution,
  isWatched: boolean,
  about: Readonly<{ nowSeconds: number; blockSeconds: number }>,
): number {
  if (execution.stage.stage === 'steps' && about.blockSeconds < SLOW_BLOCKS)
    return execution.trouble ? 2_000 : receiptPause(execution, about)
  // Over, and only looked at until a reorganisation is no longer to be feared.
  if (!isInFlight(execution)) return Math.max(about.blockSeconds, 5) * 1_000
  if (isWatched) return 1_000
  if (about.blockSeconds >= SLOW_BLOCKS) return Math.min(about.blockSeconds * 50, 30_000)
  const ageSeconds = about.nowSeconds - execution.approvedAtSeconds
  if (ageSeconds < 120) return 1_000
  return ageSeconds < 1_800 ? 5_000 : 30_000
}

// Noticed soon after its block, without asking a node for what cannot be there yet: a quarter of a block, half a second
// at most. Where blocks are quick, most are in one within the first second, and then it is looked at most often.
function receiptPause(
  { history }: Execution,
  { nowSeconds, blockSeconds }: Readonly<{ nowSeconds: number; blockSeconds: number }>,
): number {
  const sentAtSeconds = history.findLast(({ what }) => what === 'sent')?.atSeconds
  const isJustSent = sentAtSeconds !== undefined && Math.abs(nowSeconds - sentAtSeconds) <= 1
  if (isJustSent && blockSeconds <= QUICK_BLOCKS) return 50
  return Math.min(Math.max(blockSeconds * 250, 100), 500)
}

type Follow = {
  readonly id: string
  dueAt: number
  /** Watched or pushed ones go first. */
  isUrgent: boolean
  /** The push itself is the answer, so that the service is asked nothing. */
  isPushed: boolean
  beganAt: number
  lookedAt: number
  isLooking: boolean
  isAskedAgain: boolean
  /** Steps are looked for on chains; only what is tracked costs the service a question. */
  asksService: boolean
  /** Which request is listened to. */
  listensTo: string | undefined
  stopListening: (() => void) | undefined
}

/**
 * Follows every execution in flight until it is over: one look at a time for each, at once when the service pushes,
 * otherwise at the pace of `pause`, and all of them together within one budget. What is silent is asked about; nothing
 * is ever given up by the clock.
 */
export function createTracker(ports: TrackerPorts): Tracker {
  const followed = new Map<string, Follow>()
  const watched = new Map<number, string>()
  let stopTimer = () => {}

  const isWatched = (id: string) => [...watched.values()].includes(id)

  function follow(id: string): Follow {
    const known = followed.get(id)
    if (known) return known
    const fresh: Follow = {
      id,
      dueAt: 0,
      isUrgent: false,
      isPushed: false,
      beganAt: 0,
      lookedAt: 0,
      isLooking: false,
      isAskedAgain: false,
      asksService: false,
      listensTo: undefined,
      stopListening: undefined,
    }
    followed.set(id, fresh)
    return fresh
  }

  function hurry(id: string, isPushed = false): void {
    const each = follow(id)
    each.isUrgent = true
    each.isPushed = isPushed && ports.nowMilliseconds() - each.lookedAt >= PUSHES_APART
    if (each.isLooking) each.isAskedAgain = true
    each.dueAt = 0
    turn()
  }

  // Looks at whatever is due, the urgent and the longest waiting first, as far as the budget goes.
  function turn(): void {
    stopTimer()
    const now = ports.nowMilliseconds()
    const waiting = [...followed.values()].filter((each) => !each.isLooking)
    const due = waiting.filter((each) => each.dueAt <= now)
    due.sort((a, b) => Number(b.isUrgent) - Number(a.isUrgent) || a.dueAt - b.dueAt)
    let wait = Math.min(...waiting.filter((each) => each.dueAt > now).map((each) => each.dueAt - now))
    for (const each of due) {
      const taken = each.asksService && !each.isPushed ? ports.budget.take(now) : { ok: true as const }
      if (taken.ok) void look(each)
      else wait = Math.min(wait, taken.waitMilliseconds)
    }
    if (Number.isFinite(wait)) stopTimer = ports.after(Math.max(wait, 0), turn)
  }

  async function look(each: Follow): Promise<void> {
    const beganAt = ports.nowMilliseconds()
    Object.assign(each, { isLooking: true, isUrgent: false, isPushed: false, isAskedAgain: false, beganAt })
    ports.keepAwake(true)
    const looked = await ports.run(each.id).catch((): 'failed' => 'failed')
    each.isLooking = false
    each.lookedAt = ports.nowMilliseconds()
    if (looked !== undefined && looked !== 'failed') ports.changed(looked)
    settle(each, looked)
    turn()
  }

  // One that is not there or cannot be read is not there to be followed either; one whose look failed is looked at again.
  function settle(each: Follow, looked: Execution | undefined | 'failed'): void {
    const execution = looked === 'failed' ? undefined : looked
    if (looked === undefined || (execution && next(execution) === undefined)) {
      each.stopListening?.()
      followed.delete(each.id)
      ports.keepAwake(followed.size > 0)
      return
    }
    if (execution) listenAsNeeded(each, execution)
    const wait = each.isAskedAgain ? 0 : execution ? pauseOf(execution) : 5_000
    each.dueAt = dueAfter(each, wait)
  }

  // The service is asked at the pace that it allows, however long its answers take; but never at once again.
  function dueAfter({ asksService, beganAt }: Follow, wait: number): number {
    const now = ports.nowMilliseconds()
    return asksService ? Math.max(beganAt + wait, now + wait / 4) : now + wait
  }

  function listenAsNeeded(each: Follow, execution: Followed): void {
    each.asksService = execution.stage.stage === 'tracking' || execution.stage.stage === 'refunding'
    const requestId = each.asksService ? followedId(execution) : undefined
    if (requestId === each.listensTo) return
    each.stopListening?.()
    each.listensTo = requestId
    each.stopListening = requestId === undefined ? undefined : ports.listen(requestId, () => hurry(each.id, true))
  }

  function pauseOf(execution: Execution): number {
    return pause(execution, isWatched(execution.id), {
      nowSeconds: Math.floor(ports.nowMilliseconds() / 1_000),
      blockSeconds: ports.blockSeconds(execution.intent.originChainId),
    })
  }

  return {
    resume: async () => {
      for (const execution of await ports.inFlight()) listenAsNeeded(follow(execution.id), execution)
      ports.keepAwake(followed.size > 0)
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
