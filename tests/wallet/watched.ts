import type { Execution } from '../../src/core/execution/execution.ts'
import { isStalled } from '../../src/core/execution/stall.ts'
import type { Profile } from '../../src/core/profiles/profile.ts'
import type { TimedRecord } from '../../src/wallet/engine/polling/watched-time.ts'
import type { StartTimer } from '../../src/wallet/engine/time-limit.ts'

/** The wallet has watched since the last progress. */
export function alwaysWatched(nowSeconds: () => number): (record: TimedRecord) => number {
  return ({ lastProgressAtSeconds }) => nowSeconds() - lastProgressAtSeconds
}

/** The wallet has watched the transfer without a gap. */
export function isStalledAt(execution: Execution, profile: Profile, nowSeconds: number): boolean {
  return isStalled(execution, profile, { nowSeconds, watchedSeconds: nowSeconds - execution.lastProgressAtSeconds })
}

/** No deadline ever expires. */
export const neverLate: StartTimer = () => () => {}
