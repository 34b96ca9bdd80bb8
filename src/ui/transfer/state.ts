import type { ExecutionView } from '../../api/views/transfers.ts'
import { amountPaidOf as paidAsRead } from '../../core/deposit-address/requote.ts'
import {
  type ArrivalEvidence,
  type FailureReason,
  isAwaitingPayment,
  isEffective,
  isInFlight,
} from '../../core/execution/execution.ts'
import { isPaidExternally, isSendPlan } from '../../core/execution/item.ts'
import { canStillBeIncluded, isCancelWanted, isStopping, isUnbroadcast } from '../../core/execution/steps/step.ts'
import type { Amount } from '../../core/money/currency.ts'
import { type RefundToAskFor, refundToAskFor } from '../../core/reason/service-fail-reasons.ts'
import type { ChipTone } from '../display/chip.tsx'
import type { StateMarkName } from '../display/state-mark.tsx'
import { isCancelling } from './remedies/replacement-choices.ts'

export type TransferState =
  | 'sending'
  | 'held'
  | 'cancelling'
  | 'unpaid'
  | 'paid'
  | 'waiting'
  | 'filling'
  | 'delayed'
  | 'refunding'
  | 'askRefund'
  | 'unknown'
  | 'received'
  | 'reported'
  | 'refunded'
  | 'refundReported'
  | 'failed'
  | 'cancelled'
  | 'left'
  | 'unproven'

export const TRANSFER_LOOKS: Readonly<Record<TransferState, readonly [ChipTone, StateMarkName]>> = {
  sending: ['busy', 'pending'],
  held: ['warn', 'attention'],
  cancelling: ['warn', 'returning'],
  unpaid: ['warn', 'attention'],
  paid: ['busy', 'pending'],
  waiting: ['busy', 'pending'],
  filling: ['busy', 'pending'],
  delayed: ['warn', 'attention'],
  refunding: ['warn', 'returning'],
  askRefund: ['warn', 'attention'],
  unknown: ['warn', 'attention'],
  received: ['good', 'arrived'],
  reported: ['busy', 'pending'],
  refunded: ['plain', 'refunded'],
  refundReported: ['busy', 'returning'],
  failed: ['bad', 'failed'],
  cancelled: ['plain', 'stopped'],
  left: ['warn', 'attention'],
  unproven: ['warn', 'attention'],
}

// An end without an answer of the chain or exchange may have gone through.
const ENDS: { readonly [R in FailureReason['reason']]?: TransferState } = { cancelled: 'cancelled', inDoubt: 'left' }

export function refundChainOf(refund: ArrivalEvidence, { intent }: Pick<ExecutionView, 'intent'>): number {
  return refund.proof === 'verified' ? refund.amount.currency.chainId : intent.originChainId
}

export function refundRecipientOf(refund: ArrivalEvidence, { intent }: Pick<ExecutionView, 'intent'>): string {
  return (refund.proof === 'verified' ? refund.to : undefined) ?? intent.refundTo
}

export function isTransferInFlight(execution: Pick<ExecutionView, 'stage'>): boolean {
  return isInFlight(execution)
}

/** Any signed step is unbroadcast, so no money can have left. */
export function isNothingBroadcast({ items }: Pick<ExecutionView, 'items'>): boolean {
  return items.every((state) => {
    if (state.phase === 'reserved') return !canStillBeIncluded(state)
    return state.phase === 'planned' || isUnbroadcast(state)
  })
}

/** The deposit was included, but without the expected effect. */
export function mayHavePaid({ stage, items }: Pick<ExecutionView, 'stage' | 'items'>): boolean {
  return stage.stage === 'failed' && stage.end.reason === 'noEffect' && stage.end.index === items.length - 1
}

export function isHeld(execution: Pick<ExecutionView, 'stage' | 'items' | 'obstacle'>): boolean {
  return execution.stage.stage === 'steps' && execution.obstacle !== undefined && isNothingBroadcast(execution)
}

export function amountPaid(execution: Pick<ExecutionView, 'pays' | 'requote' | 'paid' | 'sent'>): Amount {
  return paidAsRead(execution) ?? execution.sent ?? execution.pays
}

/** The service can't pay out so little. */
export function isUnderpaid(
  { pays, intent }: Pick<ExecutionView, 'pays' | 'intent'>,
  came: Amount | undefined,
): boolean {
  return intent.payment === 'strictAddress' && came !== undefined && came.value < pays.value
}

/**
 * `cancel`: either of two transactions is included. `stopped`: earlier broadcasts may still take effect. `short`: the
 * too small deposit returns.
 */
export type UnderWayHeading = 'arrival' | 'back' | 'cancel' | 'stopped' | 'short'

export function underWayHeading(
  execution: Pick<ExecutionView, 'pays' | 'intent' | 'stage' | 'items'>,
  came: Amount | undefined,
): UnderWayHeading {
  const { stage } = execution
  if (isUnderpaid(execution, came)) return 'short'
  if (stage.stage === 'refunding') return 'back'
  if (isBeingCancelled(execution)) return 'cancel'
  return stage.stage === 'steps' && execution.items.some(isStopping) ? 'stopped' : 'arrival'
}

function isBeingCancelled({ stage, items }: Pick<ExecutionView, 'stage' | 'items'>): boolean {
  return stage.stage === 'steps' && items.some((item) => !isEffective(item) && isCancelling(item))
}

/** A refund that the service has sent needs no asking. */
export function refundDueOf({ stage }: Pick<ExecutionView, 'stage'>): RefundToAskFor | undefined {
  if ((stage.stage !== 'tracking' && stage.stage !== 'refunding') || !stage.status) return undefined
  const { status, txHashes, refundFailReason } = stage.status
  if (status === 'success' || (status === 'refund' && txHashes.length > 0)) return undefined
  return refundToAskFor(refundFailReason)
}

/** `came` is the amount that this wallet reads at the deposit address. */
export function transferState(
  execution: Pick<ExecutionView, 'plan' | 'stage' | 'items' | 'pays' | 'intent' | 'requote' | 'paid' | 'obstacle'> &
    Pick<ExecutionView, 'isUnproven'>,
  came: Amount | undefined = paidAsRead(execution),
): TransferState {
  const { stage } = execution
  if (execution.isUnproven) return 'unproven'
  if (isAwaitingPayment(execution)) return came ? 'paid' : 'unpaid'
  if (isHeld(execution)) return 'held'
  if (stage.stage === 'steps') return execution.items.some(isCancelWanted) ? 'cancelling' : 'sending'
  if (stage.stage === 'filled') return stage.fill.proof === 'verified' ? 'received' : 'reported'
  if (stage.stage === 'refunded') return stage.refund.proof === 'verified' ? 'refunded' : 'refundReported'
  if (stage.stage === 'failed') return ENDS[stage.end.reason] ?? 'failed'
  if (refundDueOf(execution)) return 'askRefund'
  if (stage.stage === 'refunding') return 'refunding'
  if (isSendPlan(execution.plan)) return 'waiting'
  // Too small a deposit isn't paid out, and its return isn't announced yet.
  if (isUnderpaid(execution, came)) return 'unknown'
  const status = stage.status?.status
  if (status === undefined || status === 'waiting' || status === 'depositing')
    return isPaidExternally(execution.plan) ? 'paid' : 'waiting'
  if (status === 'delayed') return 'delayed'
  return status === 'unknown' ? 'unknown' : 'filling'
}

export function isTransferExact(execution: ExecutionView): boolean {
  const { intent, plan, expected, minimum } = execution
  if (isSendPlan(plan)) return expected.currency.isNative && execution.sent === undefined
  return intent.tradeType === 'EXACT_OUTPUT' && expected.value === minimum.value
}

/** A contract call may take the arrival from the recipient. */
export function callsOnArrival({ intent }: Pick<ExecutionView, 'intent'>): boolean {
  return (intent.calls ?? []).length > 0
}

export function amountLanded({ stage, isUnproven }: ExecutionView): Amount | undefined {
  if (isUnproven) return undefined
  const landed = stage.stage === 'filled' ? stage.fill : stage.stage === 'refunded' ? stage.refund : undefined
  return landed?.proof === 'verified' ? landed.amount : undefined
}
