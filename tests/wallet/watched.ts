import type { Execution } from '../../src/core/execution.ts'
import type { Profile } from '../../src/core/profile.ts'
import { isStalled } from '../../src/core/stall.ts'
import type { Looked } from '../../src/wallet/watch.ts'
import type { After } from '../../src/wallet/within.ts'

/** All time since progress was watched. */
export function alwaysWatched(nowSeconds: () => number): (record: Looked) => number {
  return ({ lastProgressAtSeconds }) => nowSeconds() - lastProgressAtSeconds
}

/** The transfer was watched all the time. */
export function isStalledAt(execution: Execution, profile: Profile, nowSeconds: number): boolean {
  return isStalled(execution, profile, { nowSeconds, watchedSeconds: nowSeconds - execution.lastProgressAtSeconds })
}

/** No deadline ever expires. */
export const neverLate: After = () => () => {}
