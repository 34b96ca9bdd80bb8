import { type Execution, isInFlight } from '../core/execution.ts'

export type TrackerPorts = Readonly<{
  /** Carries an execution on as far as it goes now (see executor.ts). */
  run: (id: string) => Promise<Execution | undefined>
  inFlight: () => Promise<readonly Execution[]>
  /** Hears the service's pushes about a request; only ever a reason to look. Returns its stop. */
  listen: (requestId: string, heard: () => void) => () => void
  /** Calls back once after a while; returns its stop. */
  after: (milliseconds: number, call: () => void) => () => void
  /** Keeps the background alive while something is in flight, and lets it sleep when nothing is. */
  keepAwake: (isNeeded: boolean) => void
  changed: (execution: Execution) => void
  nowSeconds: () => number
}>

export type Tracker = Readonly<{
  /** Looks at everything that is in flight: at start, and whenever the background was revived. */
  resume: () => Promise<void>
  /** Looks at one execution now. */
  wake: (id: string) => void
  /** Says which execution a person is looking at, if any. */
  watch: (watcher: number, id: string | undefined) => void
}>

/** How long to wait before the next look, milliseconds. Interface, "Limits": never more than once a second. */
export function pause(execution: Execution, isWatched: boolean, nowSeconds: number): number {
  if (execution.stage.stage === 'steps') return execution.trouble ? 2_000 : 500
  const ageSeconds = nowSeconds - execution.approvedAtSeconds
  if (isWatched || ageSeconds < 120) return 1_000
  return ageSeconds < 1_800 ? 5_000 : 30_000
}

/**
 * Follows every execution in flight until it is over: one look at a time for each, at once when the service pushes,
 * otherwise at the pace of `pause`. What is silent is asked about; nothing is ever given up by the clock.
 */
export function createTracker(ports: TrackerPorts): Tracker {
  const followed = new Map<string, Follow>()
  const watched = new Map<number, string>()

  async function look(id: string): Promise<void> {
    const follow = followed.get(id) ?? {
      isLooking: false,
      isAskedAgain: false,
      stopTimer: () => {},
      stopListening: undefined,
    }
    followed.set(id, follow)
    if (follow.isLooking) {
      follow.isAskedAgain = true
      return
    }
    follow.isLooking = true
    follow.stopTimer()
    ports.keepAwake(true)
    const execution = await ports.run(id).catch(() => undefined)
    follow.isLooking = false
    if (execution) ports.changed(execution)
    settle(id, follow, execution)
  }

  function settle(id: string, follow: Follow, execution: Execution | undefined): void {
    if (execution && !isInFlight(execution) && execution.untold.length === 0) {
      follow.stopListening?.()
      followed.delete(id)
      ports.keepAwake(followed.size > 0)
      return
    }
    if (execution?.stage.stage === 'tracking') {
      follow.stopListening ??= ports.listen(execution.requestId, () => void look(id))
    }
    const isWatched = [...watched.values()].includes(id)
    const wait = follow.isAskedAgain ? 0 : execution ? pause(execution, isWatched, ports.nowSeconds()) : 5_000
    follow.isAskedAgain = false
    follow.stopTimer = ports.after(wait, () => void look(id))
  }

  return {
    resume: async () => {
      const executions = await ports.inFlight()
      await Promise.all(executions.map((execution) => look(execution.id)))
      ports.keepAwake(followed.size > 0)
    },
    wake: (id) => void look(id),
    watch: (watcher, id) => {
      if (id === undefined) watched.delete(watcher)
      else {
        watched.set(watcher, id)
        if (followed.has(id)) void look(id)
      }
    },
  }
}

type Follow = {
  isLooking: boolean
  isAskedAgain: boolean
  stopTimer: () => void
  stopListening: (() => void) | undefined
}
