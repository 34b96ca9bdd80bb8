import type { Bundle } from '../../../core/bundle/bundle.ts'
import type { Execution } from '../../../core/execution/execution.ts'
import { type EventKind, meaningOfEvent } from '../../../core/execution/progress.ts'
import { isStalled, isTimed } from '../../../core/execution/stall.ts'
import { isObstacleKept, type StepsEvent } from '../../../core/execution/steps/apply.ts'
import type { Profile } from '../../../core/profiles/profile.ts'
import type { TimedRecord } from './watched-time.ts'

/** A closed browser loses no more. */
const STORED_EVERY_SECONDS = 300

export type StallPorts = Readonly<{
  profile: Profile
  watchedSeconds: (record: TimedRecord) => number
  nowSeconds: () => number
}>

/** Reports a stall once, without progress. */
export function eventOrStall<E extends Readonly<{ event: EventKind }>>(
  found: E | undefined,
  record: Execution | Bundle,
  ports: StallPorts,
): E | StepsEvent | undefined {
  if (found && (found.event === 'broadcast' || meaningOfEvent(found.event).progress !== 'never')) return found
  return stallEvent(record, ports) ?? eventOrWatched(found, record, ports)
}

/** Stores watched time if nothing is new. */
export function eventOrWatched<E extends Readonly<{ event: EventKind }>>(
  found: E | undefined,
  record: Execution | Bundle,
  ports: StallPorts,
): E | StepsEvent | undefined {
  const obstacle = found as StepsEvent | undefined
  const isNew = obstacle?.event === 'obstructed' ? !isObstacleKept(record, obstacle) : found !== undefined
  return isNew ? found : (watchedTimeEvent(record, ports) ?? found)
}

/** Reports a stall if new. */
export function stallEvent(record: Execution | Bundle, ports: StallPorts): StepsEvent | undefined {
  const atSeconds = ports.nowSeconds()
  const watchedSeconds = ports.watchedSeconds(record)
  return isStalled(record, ports.profile, { nowSeconds: atSeconds, watchedSeconds })
    ? { event: 'stalled', atSeconds }
    : undefined
}

function watchedTimeEvent(record: Execution | Bundle, ports: StallPorts): StepsEvent | undefined {
  if (!isTimed(record) || record.stalledSinceSeconds !== undefined) return undefined
  const seconds = ports.watchedSeconds(record)
  return seconds - record.watchedSeconds >= STORED_EVERY_SECONDS
    ? { event: 'watched', seconds, atSeconds: ports.nowSeconds() }
    : undefined
}
