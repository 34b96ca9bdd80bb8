import type { Execution } from './execution.ts'

/** A crossing is slow from this many times the service's own estimate on. */
const SLOW_FACTOR = 10
/** It is never called slow before this, seconds, however short the estimate. */
const LEAST_SECONDS = 120

/**
 * Whether a crossing in flight takes so long that the user should be told: many times the service's estimate since its
 * last progress. Said once; it decides nothing.
 */
export function isStalled(execution: Execution, nowSeconds: number): boolean {
  if (execution.stalledSinceSeconds !== undefined) return false
  const estimate = execution.timeEstimateSeconds ?? 0
  const progressAtSeconds = execution.history.findLast((line) => line.what !== 'troubled')?.atSeconds
  const since = progressAtSeconds ?? execution.approvedAtSeconds
  return nowSeconds - since > Math.max(LEAST_SECONDS, estimate * SLOW_FACTOR)
}
