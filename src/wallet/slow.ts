import type { Event } from '../core/apply.ts'
import type { Execution } from '../core/execution.ts'
import type { Profile } from '../core/profile.ts'
import { isStalled } from '../core/stall.ts'

/** Says that it takes too long where nothing else came of a task than an obstacle, or nothing at all; said once. */
export function slowOr(
  found: Event | undefined,
  execution: Execution,
  { profile, nowSeconds }: Readonly<{ profile: Profile; nowSeconds: () => number }>,
): Event | undefined {
  if (found && found.event !== 'troubled') return found
  const atSeconds = nowSeconds()
  return isStalled(execution, profile, atSeconds) ? { event: 'stalled', atSeconds } : found
}
