import type { Execution } from './execution.ts'

/** How long a yes may wait for a lower fee, seconds: a busy hour must fit, a night not. */
const MOST_SECONDS = 3_600
/** So much of the order's time must be left when a step is signed, seconds: what follows it takes time, too. */
const LEAST_LEFT_SECONDS = 120

/**
 * For how long a yes is good for a first signature, seconds. Where the fee rose above the agreed one meanwhile, it waits as
 * long as the quote is valid: until shortly before its order's deadline, and for an hour at most. Afterwards nothing is
 * signed without a new yes to a new quote.
 *
 * @param usualSeconds how long it is good where nothing made it wait
 */
export function yesLastsSeconds(
  { feeRoseAtSeconds, deadlineSeconds }: Pick<Execution, 'feeRoseAtSeconds' | 'deadlineSeconds'>,
  sinceSeconds: number,
  usualSeconds: number,
): number {
  // Without a deadline nobody says how long the quote is valid.
  if (feeRoseAtSeconds === undefined || deadlineSeconds === 0) return usualSeconds
  return Math.max(usualSeconds, Math.min(MOST_SECONDS, deadlineSeconds - LEAST_LEFT_SECONDS - sinceSeconds))
}
