import { nonceEndsMilliseconds } from '../families/exchange-a/nonce.ts'
import type { Reason } from '../reason/reason.ts'
import type { SignedName } from '../sign/signed.ts'
import { type Execution, type FailureReason, type ItemState, isAwaitingPayment, isMapping } from './execution.ts'
import { isDepositReported } from './service-status.ts'
import { canStillBeIncluded, isFailing } from './steps/step.ts'

type Given = Pick<Execution, 'stage' | 'plan'> &
  Partial<Pick<Execution, 'elsewhere' | 'stalledSinceSeconds'>> &
  Readonly<{ items: readonly ItemState<SignedName>[] }>

/**
 * Whether a transfer can be abandoned. No undecided broadcast bytes may move money. It may also await an unknown
 * payment from elsewhere, or stall after one.
 */
export function canBeAbandoned(execution: Given): boolean {
  const { stage, items, plan } = execution
  const isUndecided = (state: ItemState<SignedName>, index: number) =>
    !isMapping(plan[index]) && canStillBeIncluded(state)
  if (stage.stage === 'steps') return !items.some(isUndecided)
  return isAwaitingPayment(execution) || isReportedPaid(execution)
}

/** After an obstacle, a failure that isn't final, a payment from elsewhere, or one in doubt. */
export function isAbandonOffered(execution: Given & Pick<Execution, 'obstacle' | 'needs'>): boolean {
  if (stepInDoubt(execution) >= 0 || isReportedPaid(execution)) return true
  const { obstacle, needs, items } = execution
  const isHeldUp =
    obstacle !== undefined || needs !== undefined || isAwaitingPayment(execution) || items.some(isFailing)
  return isHeldUp && canBeAbandoned(execution)
}

/**
 * Whether a stalled transfer was found paid from elsewhere, not by us. The service may report an unpaid order as paid.
 */
export function isReportedPaid({ stage, elsewhere, stalledSinceSeconds, items }: Omit<Given, 'plan'>): boolean {
  if (stage.stage !== 'tracking' || elsewhere === undefined || stalledSinceSeconds === undefined) return false
  return !items.some(canStillBeIncluded)
}

/**
 * The index of a step that an exchange may have taken, once the transfer stalls; -1 without one. No chain ever decides
 * about it. The service's report of it counts until it says otherwise.
 */
export function stepInDoubt(execution: Omit<Given, 'elsewhere'>): number {
  const { stage, items, plan, stalledSinceSeconds } = execution
  if (stalledSinceSeconds === undefined) return -1
  if (stage.stage === 'tracking' && !(stage.status && isDepositReported(stage.status))) {
    return items.findIndex(
      (state) => 'inclusion' in state && state.inclusion.in === 'service' && state.inclusion.isReported,
    )
  }
  if (stage.stage !== 'steps') return -1
  return items.findIndex(
    (state, index) => state.phase === 'broadcast' && isOfExchange(state) && !isMapping(plan[index]),
  )
}

/** Whether a step probably never left, and can't any more. */
export function isTooLate({ items }: Pick<Given, 'items'>): boolean {
  return items.some((state) => state.phase === 'broadcast' && state.isTooLate === true && !state.isReportedTaken)
}

const DOUBTS: readonly Reason['code'][] = ['MAYBE_PAID', 'SAVES_LOST']

/** Marks an end by the user with the doubt about its payment; other ends stay unchanged. */
export function withPaymentDoubt(
  { obstacle, items }: Pick<Execution, 'obstacle' | 'items'>,
  end: FailureReason,
): FailureReason {
  if (end.reason !== 'abandoned') return end
  const isDoubted = items.some(isFailing) || (obstacle !== undefined && DOUBTS.includes(obstacle.code))
  return isDoubted ? { ...end, isDoubted } : end
}

export function hasEndedInDoubt({
  stage,
  lostSaves,
  elsewhere,
}: Pick<Execution, 'stage' | 'lostSaves' | 'elsewhere'>): boolean {
  if (stage.stage !== 'failed') return false
  if (stage.end.reason !== 'abandoned') return stage.end.reason === 'inDoubt'
  return stage.end.isDoubted === true || lostSaves !== undefined || elsewhere !== undefined
}

/** Whether an exchange's time for a step had passed when the step was decided. */
export function hasExpiredAtExchange(state: ItemState<SignedName>): boolean {
  if (!('inclusion' in state) || state.inclusion.in !== 'service') return false
  const { terms, inclusion } = state
  const decidedAt = inclusion.atSeconds * 1_000
  if (terms.terms === 'exchange') return decidedAt >= nonceEndsMilliseconds(terms.nonce)
  return terms.terms === 'exchangeB' && decidedAt >= terms.expiresAtMs
}

function isOfExchange(state: Exclude<ItemState<SignedName>, { phase: 'planned' }>): boolean {
  return state.terms.terms === 'exchange' || state.terms.terms === 'exchangeB'
}
