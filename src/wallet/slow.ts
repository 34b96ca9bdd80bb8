import type { Event } from '../core/apply.ts'
import { type Execution, isAwaitingPayment, isInFlight } from '../core/execution.ts'
import type { Profile } from '../core/profile.ts'
import { meaningOfEvent } from '../core/progress.ts'
import { isStalled } from '../core/stall.ts'

/** How much watched time may be lost with the background, seconds: it is stored this often, where nothing else is. */
const STORED_EVERY_SECONDS = 300

export type SlowPorts = Readonly<{
  profile: Profile
  /** For how many seconds the wallet has looked at a transfer since its last progress (see watch.ts). */
  watchedSeconds: (execution: Execution) => number
  nowSeconds: () => number
}>

/** Says that it takes too long where nothing came of a task that brings the money nearer; said once. */
export function slowOr(found: Event | undefined, execution: Execution, ports: SlowPorts): Event | undefined {
  if (found && (found.event === 'broadcast' || meaningOfEvent(found.event).progress !== 'never')) return found
  return stalledNow(execution, ports) ?? found ?? watchedNow(execution, ports)
}

/** That it takes too long, where it does and that was not said. */
export function stalledNow(execution: Execution, ports: SlowPorts): Event | undefined {
  const atSeconds = ports.nowSeconds()
  const watchedSeconds = ports.watchedSeconds(execution)
  return isStalled(execution, ports.profile, { nowSeconds: atSeconds, watchedSeconds })
    ? { event: 'stalled', atSeconds }
    : undefined
}

/** The time that was watched, where it is due to be stored. */
export function watchedNow(execution: Execution, ports: SlowPorts): Event | undefined {
  if (!isInFlight(execution) || isAwaitingPayment(execution) || execution.stalledSinceSeconds !== undefined)
    return undefined
  const seconds = ports.watchedSeconds(execution)
  return seconds - execution.watchedSeconds >= STORED_EVERY_SECONDS
    ? { event: 'watched', seconds, atSeconds: ports.nowSeconds() }
    : undefined
}
