import type { Execution } from '../execution/execution.ts'

/** It covers a busy hour, not a night. */
const MOST_SECONDS = 3_600
/** Later steps take time. */
const LEAST_LEFT_SECONDS = 120

/**
 * How many seconds an approval allows a first signature. After a fee rise it lasts almost to the order's
 * deadline, at most an hour.
 * @param usualSeconds applies without a rise
 */
export function approvalLastsSeconds(
  { feeRoseAtSeconds, deadlineSeconds }: Pick<Execution, 'feeRoseAtSeconds' | 'deadlineSeconds'>,
  sinceSeconds: number,
  usualSeconds: number,
): number {
  // Without a deadline, the validity is unknown.
  if (feeRoseAtSeconds === undefined || deadlineSeconds === 0) return usualSeconds
  return Math.max(usualSeconds, Math.min(MOST_SECONDS, deadlineSeconds - LEAST_LEFT_SECONDS - sinceSeconds))
}
