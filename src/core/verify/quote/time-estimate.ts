import type { Context } from '../context.ts'

/** A day: no reasonable transfer takes longer, even with Bitcoin. */
const LONGEST_SECONDS = 86_400

/** Requires an estimate that can be shown. */
export function checkTimeEstimate({ quote, report }: Context): void {
  const { timeEstimate } = quote.details
  if (timeEstimate !== undefined && !isBelievable(timeEstimate)) {
    report('C18', 'details.timeEstimate', 'timeNotBelievable')
  }
}

/** Whether an estimate, in seconds, can be shown. */
export function isBelievable(seconds: number): boolean {
  return seconds >= 0 && seconds <= LONGEST_SECONDS
}
