import { nonceEndsMilliseconds } from './exchange-a/nonce.ts'
import { type EndReason, type Execution, type ItemState, isAwaitingPayment, isMapping } from './execution.ts'
import type { Reason } from './reason.ts'
import type { SignedName } from './sign/signed.ts'
import { canGetIn } from './step.ts'

type Given = Pick<Execution, 'stage' | 'plan'> &
  Partial<Pick<Execution, 'elsewhere' | 'stalledSinceSeconds'>> &
  Readonly<{ items: readonly ItemState<SignedName>[] }>

/**
 * Whether a crossing can be given up: it is at its steps, and no broadcast bytes of it that may move money are undecided,
 * so that nothing more of it can happen once unbroadcast ones are dropped; or it waits for a payment that the user makes
 * elsewhere, and none is known; or it follows one for too long that this wallet did not make. Steps that are in a block
 * stay as they are.
 */
export function canBeGivenUp(execution: Given): boolean {
  const { stage, items, plan } = execution
  const isUndecided = (state: ItemState<SignedName>, index: number) => !isMapping(plan[index]) && canGetIn(state)
  if (stage.stage === 'steps') return !items.some(isUndecided)
  return isAwaitingPayment(execution) || isSaidPaid(execution)
}

/**
 * Whether the way out is offered: a crossing is held up before its next signature, or waits for a payment from elsewhere,
 * and can be given up; or an exchange leaves one of its steps in doubt; or it is only said to be paid.
 */
export function isGiveUpOffered(execution: Given & Pick<Execution, 'trouble' | 'needs'>): boolean {
  if (stepInDoubt(execution) >= 0 || isSaidPaid(execution)) return true
  const isHeldUp = execution.trouble !== undefined || execution.needs !== undefined || isAwaitingPayment(execution)
  return isHeldUp && canBeGivenUp(execution)
}

/**
 * Whether a crossing takes too long that was found paid from elsewhere, and has put nothing out that could pay it: the service
 * may have said so of an order that nobody paid.
 */
export function isSaidPaid({ stage, elsewhere, stalledSinceSeconds, items }: Omit<Given, 'plan'>): boolean {
  if (stage.stage !== 'tracking' || elsewhere === undefined || stalledSinceSeconds === undefined) return false
  return !items.some(canGetIn)
}

/**
 * The step of which an exchange may have taken the bytes, once the transfer takes too long: no chain ever decides about them,
 * so the user may follow it no more. -1 where there is none. Nothing is known then, and nothing else may be said.
 */
export function stepInDoubt(execution: Omit<Given, 'elsewhere'>): number {
  const { stage, items, plan, stalledSinceSeconds } = execution
  if (stage.stage !== 'steps' || stalledSinceSeconds === undefined) return -1
  return items.findIndex(
    (state, index) => state.phase === 'broadcast' && isOfExchange(state) && !isMapping(plan[index]),
  )
}

const DOUBTS: readonly Reason['code'][] = ['MAYBE_PAID', 'SAVES_LOST']

/** The end of a crossing as the user ends it now, with what is not known of it; any other end as it is. */
export function endAsKnown({ trouble }: Pick<Execution, 'trouble'>, end: EndReason): EndReason {
  const isDoubted = end.reason === 'abandoned' && trouble !== undefined && DOUBTS.includes(trouble.code)
  return isDoubted ? { ...end, isDoubted } : end
}

/** Whether the user ended a crossing of which nobody knows, then or now, whether it was paid. */
export function hasEndedInDoubt({
  stage,
  lostSaves,
  elsewhere,
}: Pick<Execution, 'stage' | 'lostSaves' | 'elsewhere'>): boolean {
  if (stage.stage !== 'failed') return false
  if (stage.end.reason !== 'abandoned') return stage.end.reason === 'inDoubt'
  return stage.end.isDoubted === true || lostSaves !== undefined || elsewhere !== undefined
}

/** Whether the time in which an exchange carries out a step had passed when it was decided about. */
export function hasRunOut(state: ItemState<SignedName>): boolean {
  if (!('inclusion' in state) || state.inclusion.in !== 'service') return false
  const { terms, inclusion } = state
  const decidedAt = inclusion.atSeconds * 1_000
  if (terms.terms === 'exchange') return decidedAt >= nonceEndsMilliseconds(terms.nonce)
  return terms.terms === 'exchangeB' && decidedAt >= terms.expiresAtMs
}

function isOfExchange(state: Exclude<ItemState<SignedName>, { phase: 'planned' }>): boolean {
  return state.terms.terms === 'exchange' || state.terms.terms === 'exchangeB'
}
