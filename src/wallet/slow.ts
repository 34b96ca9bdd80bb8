import type { Bundle } from '../core/bundle/bundle.ts'
import type { Execution } from '../core/execution.ts'
import type { Profile } from '../core/profile.ts'
import { type EventKind, meaningOfEvent } from '../core/progress.ts'
import { isStalled, isTimed } from '../core/stall.ts'
import type { StepsEvent } from '../core/step-engine.ts'
import type { Looked } from './watch.ts'

/** A lost background loses at most these seconds. */
const STORED_EVERY_SECONDS = 300

export type SlowPorts = Readonly<{
  profile: Profile
  watchedSeconds: (record: Looked) => number
  nowSeconds: () => number
}>

/** Reports a stall, once, if a task made no progress. */
export function slowOr<E extends Readonly<{ event: EventKind }>>(
  found: E | undefined,
  record: Execution | Bundle,
  ports: SlowPorts,
): E | StepsEvent | undefined {
  if (found && (found.event === 'broadcast' || meaningOfEvent(found.event).progress !== 'never')) return found
  return stalledNow(record, ports) ?? found ?? watchedNow(record, ports)
}

/** Reports a stall if new. */
export function stalledNow(record: Execution | Bundle, ports: SlowPorts): StepsEvent | undefined {
  const atSeconds = ports.nowSeconds()
  const watchedSeconds = ports.watchedSeconds(record)
  return isStalled(record, ports.profile, { nowSeconds: atSeconds, watchedSeconds })
    ? { event: 'stalled', atSeconds }
    : undefined
}

/** Reports watched time when due for storage. */
export function watchedNow(record: Execution | Bundle, ports: SlowPorts): StepsEvent | undefined {
  if (!isTimed(record) || record.stalledSinceSeconds !== undefined) return undefined
  const seconds = ports.watchedSeconds(record)
  return seconds - record.watchedSeconds >= STORED_EVERY_SECONDS
    ? { event: 'watched', seconds, atSeconds: ports.nowSeconds() }
    : undefined
}
