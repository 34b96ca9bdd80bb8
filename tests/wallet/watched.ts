import type { Execution } from '../../src/core/execution.ts'
import type { Profile } from '../../src/core/profile.ts'
import { isStalled } from '../../src/core/stall.ts'
import type { Looked } from '../../src/wallet/watch.ts'
import type { After } from '../../src/wallet/within.ts'

/** A wallet that never sleeps: all time since the last progress was watched. */
export function alwaysWatched(nowSeconds: () => number): (record: Looked) => number {
  return ({ lastProgressAtSeconds }) => nowSeconds() - lastProgressAtSeconds
}

/** Whether a transfer that was watched all the time is stalled at a moment. */
export function isStalledAt(execution: Execution, profile: Profile, nowSeconds: number): boolean {
  return isStalled(execution, profile, { nowSeconds, watchedSeconds: nowSeconds - execution.lastProgressAtSeconds })
}

/** A clock on which nothing is ever late. */
export const neverLate: After = () => () => {}
