import { type EndReason, type Execution, type ItemState, isEffective, type Proof, type Stage } from './execution.ts'
import type { ServiceStatus } from './status.ts'
import { canGetIn, hasCancellation, hasFailed, isCarriedOut, isDecided, wasToBeCancelled } from './step.ts'

/** What was heard of a request after its steps were done. */
export type FollowEvent =
  /** The service was pointed to the deposit. */
  Readonly<{ event: 'reported'; atSeconds: number }> | Readonly<{ event: 'status'; status: ServiceStatus }>

/** `status` stands for what the service says, where it is not asked. */
type Arrival =
  | Readonly<{ event: 'filled'; fill: Proof; status?: ServiceStatus }>
  | Readonly<{ event: 'refunded'; refund: Proof }>

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
      return stage.status && { stage: 'refunded', refund: event.refund, status: stage.status }
  }
}

type Following = Extract<Stage, { stage: 'tracking' | 'refunding' }>

function heard(stage: Following, status: ServiceStatus): Stage {
  const { reportedAtSeconds } = stage
  const isRefunding = status.status === 'failure' || status.status === 'refund'
  // Between a failure and its refund the service says pending again: the refund is still what is waited for.
  const stays = stage.stage === 'refunding' && status.status !== 'success'
  return { stage: isRefunding || stays ? 'refunding' : 'tracking', status, reportedAtSeconds }
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
type Moved = Pick<Execution, 'stage' | 'items'>

/**
 * The stage after the step at `index` has moved. An arrival stays what it is. A failed step ends the crossing once nothing signed
 * after it can get in any more; and only a chain takes a failure back: a reorganisation that undoes what it was about, or
 * a deposit that gets in after all.
 */
export function stageAfterStep(execution: Moved, index: number): Stage {
  const { stage, items } = execution
  if (stage.stage === 'filled' || stage.stage === 'refunded') return stage
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
