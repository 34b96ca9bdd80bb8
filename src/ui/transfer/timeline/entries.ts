import type { ExecutionView, StepView } from '../../../api/views/transfers.ts'
import {
  type ArrivalEvidence,
  type FailureReason,
  isAwaitingPayment,
  isEffective,
} from '../../../core/execution/execution.ts'
import { isPaidExternally, isSendPlan } from '../../../core/execution/item.ts'
import type { ServiceStatus } from '../../../core/execution/service-status.ts'
import { canStillBeIncluded, isFailing } from '../../../core/execution/steps/step.ts'
import { waitingIndex } from '../../../core/execution/steps/tasks.ts'
import type { Amount } from '../../../core/money/currency.ts'
import type { Reason } from '../../../core/reason/reason.ts'
import { roleDisplay, roleOf, type StepRole } from '../../families/item-display.ts'
import type { EntryProgress } from '../../layout/timeline.tsx'
import { isCancelling } from '../remedies/replacement-choices.ts'
import { depositSeenAt, isDepositSeen } from '../start-time.ts'
import { isNothingBroadcast, isUnderpaid, refundDueOf, type UnderWayHeading, underWayHeading } from '../state.ts'

export type Attempt = 'first' | 'raised' | 'cancelling' | 'cancelled'

export type TransferEntry = Readonly<{ progress: EntryProgress; atSeconds: number | undefined }> &
  (
    | Readonly<{ what: 'approved' }>
    | Readonly<{
        what: 'step'
        index: number
        role: StepRole
        chainId: number
        phase: StepView['phase']
        attempt: Attempt
        hash: string | undefined
        blockNumber: bigint | undefined
        refusal?: Reason | undefined
        /** The permit's last second, epoch seconds. */
        deadlineSeconds?: number | undefined
        /** An equal transfer may be another one. */
        isProbable?: boolean
        isFailing?: boolean
      }>
    /** `came` is the amount that the wallet itself read there. */
    | Readonly<{ what: 'pay'; came: Amount | undefined }>
    /** A payment with the same keys that the wallet has no record of. */
    | Readonly<{ what: 'elsewhere'; chainId: number; hash: string | undefined }>
    | Readonly<{ what: 'seen' }>
    | Readonly<{ what: 'requoted'; paid: Amount }>
    | Readonly<{ what: 'filling'; status: ServiceStatus | undefined }>
    /** `heading` is the expected end while nothing has arrived. */
    | Readonly<{ what: 'received'; fill: ArrivalEvidence | undefined; heading: UnderWayHeading }>
    /** The expected end of a cancelled or failed step. `unless` names the payment that may still happen. */
    | Readonly<{ what: 'kept'; unless: 'faster' | 'sent' | undefined }>
    | Readonly<{ what: 'refunded'; refund: ArrivalEvidence }>
    | Readonly<{ what: 'failed'; end: FailureReason }>
  )

type StepEntry = Extract<TransferEntry, { what: 'step' }>

/** @param came the amount read at the deposit address */
export function transferEntries(execution: ExecutionView, came?: Amount): readonly TransferEntry[] {
  const { stage } = execution
  const approved: TransferEntry = { what: 'approved', progress: 'done', atSeconds: execution.approvedAtSeconds }
  const steps = stepEntries(execution)
  if (stage.stage === 'failed') {
    const failed: TransferEntry = {
      what: 'failed',
      progress: 'bad',
      atSeconds: execution.updatedAtSeconds,
      end: stage.end,
    }
    return [approved, ...steps.filter((step) => step.progress !== 'next'), failed]
  }
  const isOver = isOnlyKept(underWayHeading(execution, came)) || execution.elsewhere !== undefined
  const signed = isOver ? steps.filter((step) => step.phase !== 'planned') : steps
  const paid = [...elsewhereEntries(execution), ...payEntries(execution, came)]
  return [approved, ...signed, ...paid, ...serviceEntries(execution, came)]
}

function elsewhereEntries({ elsewhere, intent }: ExecutionView): readonly TransferEntry[] {
  if (!elsewhere) return []
  const { hash, atSeconds } = elsewhere
  return [{ what: 'elsewhere', progress: 'done', atSeconds, chainId: intent.originChainId, hash }]
}

// Nothing more is signed; only sent transactions can still be included.
function isOnlyKept(heading: UnderWayHeading): heading is 'cancel' | 'stopped' {
  return heading === 'cancel' || heading === 'stopped'
}

function stepEntries(execution: ExecutionView): readonly StepEntry[] {
  const isOver = execution.stage.stage === 'failed'
  const current = waitingIndex(execution.items)
  // Steps that are broadcast together are all signed first.
  const isBeingSigned = isNothingBroadcast(execution)
  return execution.plan.flatMap((item, index): readonly StepEntry[] => {
    const state = execution.items[index]
    const role = roleOf(item)
    if (!role || !state) return []
    return [
      {
        what: 'step',
        progress: progressOf(state, index === current && !isOver),
        atSeconds: timeOf(execution, state.phase, index),
        index,
        role,
        chainId: item.chainId,
        phase: isBeingSigned && state.phase === 'signed' ? 'reserved' : state.phase,
        attempt: attemptOf(state),
        hash: isBeingSigned || isNoTransaction(role) || !('signed' in state) ? undefined : state.signed.hash,
        blockNumber: 'inclusion' in state && state.inclusion.in === 'block' ? state.inclusion.blockNumber : undefined,
        refusal: state.phase === 'broadcast' ? state.refused?.[0]?.reason : undefined,
        deadlineSeconds: 'deadlineSeconds' in item ? item.deadlineSeconds : undefined,
        isProbable: isProbable(state) && depositSeenAt(execution.history) === undefined,
        isFailing: isFailing(state),
      },
    ]
  })
}

function isProbable(state: ExecutionView['items'][number]): boolean {
  return 'inclusion' in state && state.inclusion.in === 'service' && state.inclusion.isProbable === true
}

function isNoTransaction(role: StepRole): boolean {
  const { form } = roleDisplay(role)
  return form === 'message' || form === 'permit'
}

// The wallet has no step of such a payment, and learns of it from the chain.
function payEntries(execution: ExecutionView, came: Amount | undefined): readonly TransferEntry[] {
  if (!isPaidExternally(execution.plan)) return []
  const isPaid = !isAwaitingPayment(execution)
  return [
    {
      what: 'pay',
      progress: isUnderpaid(execution, came) ? 'bad' : isPaid ? 'done' : 'active',
      came,
      atSeconds: isPaid ? depositSeenAt(execution.history) : undefined,
    },
  ]
}

export function attemptOf(state: StepView): Attempt {
  if (isEffective(state)) return isCancelling(state) ? 'cancelled' : 'first'
  if (['planned', 'reverted', 'ineffective', 'replaced'].includes(state.phase)) return 'first'
  if (isCancelling(state)) return 'cancelling'
  const refused = ('refused' in state && state.refused) || []
  const isRefused = ({ hash }: Readonly<{ hash: string }>) => refused.some((each) => each.hash === hash)
  return 'earlier' in state && !state.earlier.every(isRefused) ? 'raised' : 'first'
}

function progressOf(state: StepView, isCurrent: boolean): EntryProgress {
  if (isEffective(state) && isCancelling(state)) return 'bad'
  if (isEffective(state)) return 'done'
  if (['reverted', 'ineffective', 'replaced'].includes(state.phase)) return 'bad'
  return isCurrent ? 'active' : 'next'
}

function serviceEntries(execution: ExecutionView, came: Amount | undefined): readonly TransferEntry[] {
  const { stage, history } = execution
  const status = 'status' in stage ? stage.status : undefined
  const isTracking = stage.stage === 'tracking' || stage.stage === 'refunding'
  const hasSeen = stage.stage !== 'steps' && status !== undefined && isDepositSeen(status.status)
  const seen: TransferEntry = {
    what: 'seen',
    progress: hasSeen ? 'done' : isTracking && !isAwaitingPayment(execution) ? 'active' : 'next',
    atSeconds: hasSeen ? depositSeenAt(history) : undefined,
  }
  const anew = requotedEntries(execution)
  if (stage.stage === 'refunded') {
    const at = timeOfWhat(history, 'refunded')
    const refunded: TransferEntry = { what: 'refunded', progress: 'back', atSeconds: at, refund: stage.refund }
    if (isSendPlan(execution.plan)) return [refunded]
    return [seen, ...anew, { what: 'filling', progress: 'bad', atSeconds: undefined, status: undefined }, refunded]
  }
  const isFilled = stage.stage === 'filled'
  const isToAsk = refundDueOf(execution) !== undefined
  const heading = underWayHeading(execution, came)
  if (isOnlyKept(heading)) return [keptEntry(execution, heading)]
  const received: TransferEntry = {
    what: 'received',
    progress: isFilled ? 'done' : 'next',
    atSeconds: isFilled ? timeOfWhat(history, 'filled') : undefined,
    fill: isFilled ? stage.fill : undefined,
    heading,
  }
  // Too small a deposit isn't paid out, even if the service says so.
  if (heading === 'short' && !isFilled) return [seen, ...anew, received]
  // A direct payment needs no service: once in a block it is paid.
  if (isSendPlan(execution.plan)) return [isTracking ? { ...received, progress: 'active' } : received]
  return [
    seen,
    ...anew,
    {
      what: 'filling',
      progress: isFilled ? 'done' : isToAsk ? 'bad' : hasSeen && isTracking ? 'active' : 'next',
      atSeconds: isFilled ? (timeOfWhat(history, 'service:success') ?? timeOfWhat(history, 'filled')) : undefined,
      status: isTracking && !isToAsk ? status : undefined,
    },
    received,
  ]
}

function keptEntry(execution: ExecutionView, heading: 'cancel' | 'stopped'): TransferEntry {
  const last = execution.items.at(-1)
  const isFaster = heading === 'cancel' && last !== undefined && isCancelling(last)
  const isSent = heading === 'stopped' && last !== undefined && canStillBeIncluded(last)
  return {
    what: 'kept',
    progress: 'next',
    atSeconds: undefined,
    unless: isFaster ? 'faster' : isSent ? 'sent' : undefined,
  }
}

function requotedEntries({ requote, history }: ExecutionView): readonly TransferEntry[] {
  if (!requote) return []
  return [{ what: 'requoted', progress: 'done', atSeconds: timeOfWhat(history, 'requoted'), paid: requote.paid }]
}

function timeOf(execution: ExecutionView, phase: StepView['phase'], index: number): number | undefined {
  // A finalized step shows the time of its block.
  const what = phase === 'finalized' ? 'included' : phase
  return execution.history.findLast((line) => line.what === what && line.index === index)?.atSeconds
}

function timeOfWhat(history: ExecutionView['history'], what: string): number | undefined {
  return history.findLast((line) => line.what === what)?.atSeconds
}
