import type { ExecutionView } from '../../api/crossing-views.ts'
import type { Amount } from '../../core/currency.ts'
import { type EndReason, isAwaitingPayment, isEffective, isInFlight, type Proof } from '../../core/execution.ts'
import { isPaidElsewhere, isSend } from '../../core/item.ts'
import { canGetIn, hasFailed, isUnbroadcast, wasToBeCancelled } from '../../core/step.ts'
import { paidOf as paidAsRead } from '../../core/successor.ts'
import type { ChipTone } from '../parts/chip.tsx'
import { isCancelling } from './raisable.ts'

/** Where a crossing stands, in one word for the list. */
export type CrossingState =
  | 'sending'
  | 'held'
  | 'cancelling'
  | 'unpaid'
  | 'paid'
  | 'waiting'
  | 'filling'
  | 'delayed'
  | 'refunding'
  | 'unknown'
  | 'received'
  | 'reported'
  | 'refunded'
  | 'refundReported'
  | 'failed'
  | 'cancelled'
  | 'left'

export const TONES: Readonly<Record<CrossingState, ChipTone>> = {
  sending: 'busy',
  held: 'warn',
  cancelling: 'warn',
  unpaid: 'warn',
  paid: 'busy',
  waiting: 'busy',
  filling: 'busy',
  delayed: 'warn',
  refunding: 'warn',
  unknown: 'warn',
  received: 'good',
  reported: 'busy',
  refunded: 'plain',
  refundReported: 'busy',
  failed: 'bad',
  cancelled: 'plain',
  left: 'warn',
}

// What ended without a word of its chain or exchange may have gone through.
const ENDS: { readonly [R in EndReason['reason']]?: CrossingState } = { cancelled: 'cancelled', inDoubt: 'left' }

/** The chain that a refund was read on, or else the one that it is said to be made on. */
export function refundChainOf(refund: Proof, { intent }: Pick<ExecutionView, 'intent'>): number {
  return refund.proof === 'verified' ? refund.amount.currency.chainId : intent.originChainId
}

/** True until the money has arrived, come back, or not left at all. */
export function isMoving(execution: Pick<ExecutionView, 'stage'>): boolean {
  return isInFlight(execution)
}

/** True where it is certain that nothing of it ever left this wallet: anything that is signed is unbroadcast. */
export function isNothingSent({ items }: Pick<ExecutionView, 'items'>): boolean {
  return items.every((state) => {
    if (state.phase === 'reserved') return !canGetIn(state)
    return state.phase === 'planned' || isUnbroadcast(state)
  })
}

/** True where the paying step went through in a block without the effect that shows where the money went. */
export function mayHavePaid({ stage, items }: Pick<ExecutionView, 'stage' | 'items'>): boolean {
  return stage.stage === 'failed' && stage.end.reason === 'noEffect' && stage.end.index === items.length - 1
}

/** True while something is in the way of a crossing that has sent nothing: all that is known of its time is that it waits. */
export function isHeld(execution: Pick<ExecutionView, 'stage' | 'items' | 'trouble'>): boolean {
  return execution.stage.stage === 'steps' && execution.trouble !== undefined && isNothingSent(execution)
}

/** What was really paid to a deposit address, as far as the wallet has read it, or else what was asked for. */
export function paidOf(execution: Pick<ExecutionView, 'pays' | 'successor' | 'paid'>): Amount {
  return paidAsRead(execution) ?? execution.pays
}

/** True where less came to an address of one order than it asks for, which the service cannot pay out. */
export function isShort({ pays, intent }: Pick<ExecutionView, 'pays' | 'intent'>, came: Amount | undefined): boolean {
  return intent.payment === 'strictAddress' && came !== undefined && came.value < pays.value
}

/**
 * What a crossing under way leads to as far as is known: its arrival, the money's way back, whichever of two transactions
 * gets in, whatever becomes of what was sent after a step that failed or was not wanted any more, or the way back of what
 * was too little.
 */
export type Heading = 'arrival' | 'back' | 'cancel' | 'stopped' | 'short'

/** The heading of a crossing; `came` is what was read at its deposit address. */
export function headingOf(
  execution: Pick<ExecutionView, 'pays' | 'intent' | 'stage' | 'items'>,
  came: Amount | undefined,
): Heading {
  const { stage } = execution
  if (isShort(execution, came)) return 'short'
  if (stage.stage === 'refunding') return 'back'
  if (isBeingCancelled(execution)) return 'cancel'
  const isStopped = execution.items.some((item) => hasFailed(item) || wasToBeCancelled(item))
  return stage.stage === 'steps' && isStopped ? 'stopped' : 'arrival'
}

function isBeingCancelled({ stage, items }: Pick<ExecutionView, 'stage' | 'items'>): boolean {
  return stage.stage === 'steps' && items.some((item) => !isEffective(item) && isCancelling(item))
}

/** The one word for where a crossing stands; `came` is what this wallet itself sees at its deposit address. */
export function stateOf(
  execution: Pick<ExecutionView, 'plan' | 'stage' | 'items' | 'pays' | 'intent' | 'successor' | 'paid' | 'trouble'>,
  came: Amount | undefined = paidAsRead(execution),
): CrossingState {
  const { stage } = execution
  if (isAwaitingPayment(execution)) return came ? 'paid' : 'unpaid'
  if (isHeld(execution)) return 'held'
  if (stage.stage === 'steps') return execution.items.some(wasToBeCancelled) ? 'cancelling' : 'sending'
  if (stage.stage === 'filled') return stage.fill.proof === 'verified' ? 'received' : 'reported'
  if (stage.stage === 'refunded') return stage.refund.proof === 'verified' ? 'refunded' : 'refundReported'
  if (stage.stage === 'failed') return ENDS[stage.end.reason] ?? 'failed'
  if (stage.stage === 'refunding') return 'refunding'
  // What others do is no part of it.
  if (isSend(execution.plan)) return 'waiting'
  // Whatever the service says that it does: too little is not paid out, and nobody has said yet that it goes back.
  if (isShort(execution, came)) return 'unknown'
  const status = stage.status?.status
  // What somebody else has paid this wallet has not sent.
  if (status === undefined || status === 'waiting' || status === 'depositing')
    return isPaidElsewhere(execution.plan) ? 'paid' : 'waiting'
  if (status === 'delayed') return 'delayed'
  return status === 'unknown' ? 'unknown' : 'filling'
}

/** True where all of what arrives was promised to the last digit, as the review said it. */
export function isExact({ intent, plan, expected, minimum }: ExecutionView): boolean {
  return isSend(plan) || (intent.tradeType === 'EXACT_OUTPUT' && expected.value === minimum.value)
}

/** True where what arrives is meant for a contract's call, so that nothing need reach the recipient. */
export function callsOnArrival({ intent }: Pick<ExecutionView, 'intent'>): boolean {
  return (intent.calls ?? []).length > 0
}
