import type { Amount } from './currency.ts'
import {
  type EndReason,
  type Execution,
  type ItemState,
  isEffective,
  type Part,
  type Proof,
  type Stage,
} from './execution.ts'
import { isSend } from './item.ts'
import type { ServiceStatus } from './status.ts'
import { canGetIn, hasCancellation, hasFailed, isCarriedOut, isDecided, wasToBeCancelled } from './step.ts'

/** What was heard of a request after its steps were done. */
export type FollowEvent =
  /** The service was pointed to the deposit. */
  Readonly<{ event: 'reported'; atSeconds: number }> | Readonly<{ event: 'status'; status: ServiceStatus }>

/** `status` stands for what the service says, where it is not asked. */
type Arrival =
  | Readonly<{ event: 'filled'; fill: Proof; status?: ServiceStatus }>
  /** `partOf`: it is only a part of what was paid, and no more has come for long. */
  | Readonly<{ event: 'refunded'; refund: Proof; partOf?: Amount }>

/** What was read of an arrival before it is whole, or after the end. */
export type ArrivalEvent =
  | Readonly<{ event: 'arrivedInPart'; of: Part['of']; came: Part['came']; atSeconds: number }>
  /** The end as it is read now: more than before, or the same and final. */
  | Readonly<{ event: 'readAgain'; proof: Proof; partOf?: Amount | undefined; isFinal?: true | undefined }>
  /** A reorganisation took it out. */
  | Readonly<{ event: 'unarrived' }>

/** The stage after an arrival was read in part or again, or undefined where nothing changes. */
export function arrivalRead(stage: Stage, event: ArrivalEvent): Stage | undefined {
  if (event.event === 'arrivedInPart') {
    if (stage.stage !== 'tracking' && stage.stage !== 'refunding') return undefined
    const { of, came, atSeconds } = event
    const isSame = stage.part?.of === of && stage.part.came.amount.value === came.amount.value
    return isSame ? undefined : { ...stage, part: { of, came, sinceSeconds: atSeconds }, isGone: undefined }
  }
  if (stage.stage !== 'filled' && stage.stage !== 'refunded') return undefined
  if (event.event === 'unarrived') {
    const stays = { status: stage.status, reportedAtSeconds: undefined, isGone: true } as const
    return { stage: stage.stage === 'filled' ? 'tracking' : 'refunding', ...stays }
  }
  if (stage.isFinal) return undefined
  const { proof, partOf, isFinal } = event
  const { status } = stage
  return stage.stage === 'filled'
    ? { stage: 'filled', fill: proof, status, isFinal }
    : { stage: 'refunded', refund: proof, status, partOf, isFinal }
}

/**
 * The stage after news of a request, or undefined where nothing changes. A failure is not an end: its refund follows,
 * and the service's word for what is under way may change back and forth until then (service facts 3).
 */
export function follow(stage: Stage, event: FollowEvent | Arrival): Stage | undefined {
  if (stage.stage !== 'tracking' && stage.stage !== 'refunding') return undefined
  switch (event.event) {
    case 'reported':
      return { ...stage, reportedAtSeconds: event.atSeconds }
    case 'status':
      return isSame(stage.status, event.status) ? undefined : heard(stage, event.status)
    case 'filled': {
      const status = event.status ?? stage.status
      return status && { stage: 'filled', fill: event.fill, status }
    }
    case 'refunded':
      return stage.status && { stage: 'refunded', refund: event.refund, partOf: event.partOf, status: stage.status }
  }
}

type Following = Extract<Stage, { stage: 'tracking' | 'refunding' }>

function heard(stage: Following, status: ServiceStatus): Stage {
  const { reportedAtSeconds, part, isGone } = stage
  const isRefunding = status.status === 'failure' || status.status === 'refund'
  // Between a failure and its refund the service says pending again: the refund is still what is waited for. Where it says
  // that nothing was paid, nothing comes back.
  const isUnpaid = status.status === 'waiting' && status.inTxHashes.length === 0
  const stays = stage.stage === 'refunding' && status.status !== 'success' && !isUnpaid
  return { stage: isRefunding || stays ? 'refunding' : 'tracking', status, reportedAtSeconds, part, isGone }
}

function isSame(before: ServiceStatus | undefined, after: ServiceStatus): boolean {
  return (
    before !== undefined &&
    before.word === after.word &&
    before.txHashes.join() === after.txHashes.join() &&
    before.inTxHashes.join() === after.inTxHashes.join() &&
    before.failReason === after.failReason &&
    before.refundFailReason === after.refundFailReason
  )
}

/** A crossing as its steps stand after one has moved, at the stage before that. */
type Moved = Pick<Execution, 'stage' | 'items' | 'plan'>

/**
 * The stage after the step at `index` has moved. An arrival stays what it is, unless the step itself was the arrival. A failed step ends the crossing once nothing signed
 * after it can get in any more; and only a chain takes a failure back: a reorganisation that undoes what it was about, or
 * a deposit that gets in after all.
 */
export function stageAfterStep(execution: Moved, index: number): Stage {
  const { stage, items, plan } = execution
  const isProvenByStep = stage.stage === 'filled' && isSend(plan)
  if ((stage.stage === 'filled' || stage.stage === 'refunded') && (!isProvenByStep || hasPaid(items))) return stage
  if (isPaid(items)) {
    const isFollowed = stage.stage === 'tracking' || stage.stage === 'refunding'
    return isFollowed ? stage : { stage: 'tracking', status: undefined, reportedAtSeconds: undefined }
  }
  if (stage.stage === 'failed') return isUndone(stage.end, execution) ? { stage: 'steps' } : stage
  const end = endAfter(items, index)
  // A reorganisation took a step out: its bytes are sent again, and everything after it waits.
  return end && !isLaterOut(execution, end.index) ? { stage: 'failed', end } : { stage: 'steps' }
}

// The last step is the one that pays; the others are there for it, and no longer matter where the chain refused them.
function isPaid(items: readonly ItemState[]): boolean {
  return hasPaid(items) && items.every(isDecided)
}

function hasPaid(items: readonly ItemState[]): boolean {
  const last = items.at(-1)
  return last !== undefined && isCarriedOut(last)
}

type StepEnd = Extract<EndReason, { index: number }>

// What was the matter first, except that whoever has the deposit's own nonce may have moved the money as well.
function endAfter(items: readonly ItemState[], index: number): StepEnd | undefined {
  // The money has left; what became of the steps before it is still to be seen.
  if (hasPaid(items)) return undefined
  if (items[index]?.phase === 'replaced') return { reason: 'nonceTaken', index }
  // Whoever wanted out before the money left is out, also where a step got in before its cancellation.
  const cancelled = items.findIndex((item) => isEffective(item) && wasToBeCancelled(item))
  if (cancelled >= 0) return { reason: 'cancelled', index: cancelled }
  const failed = items.findIndex(hasFailed)
  if (failed < 0) return undefined
  const reason = REASONS[items[failed]?.phase ?? 'reverted'] ?? 'reverted'
  return { reason, index: failed }
}

const REASONS: Readonly<Partial<Record<ItemState['phase'], StepEnd['reason']>>> = {
  replaced: 'nonceTaken',
  ineffective: 'noEffect',
}

// Where the step was faster than a cancellation that was never signed, it alone can get in again, and leads to no other end.
function isUndone(end: EndReason, execution: Moved): boolean {
  if (!('index' in end)) return false
  const ended = execution.items[end.index]
  const isLost = ended?.phase === 'broadcast'
  const isTakenBack = isLost && (end.reason === 'reverted' || (end.reason === 'cancelled' && hasCancellation(ended)))
  return isTakenBack || isLaterOut(execution, end.index)
}

// Of what is on its way after a step, the chain decides.
function isLaterOut(execution: Moved, index: number): boolean {
  return execution.items.some((item, later) => later > index && canGetIn(item))
}
