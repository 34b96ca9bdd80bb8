import { type EndReason, type ItemState, isEffective, type Proof, type Stage } from './execution.ts'
import type { ServiceStatus } from './status.ts'
import { isCancel, isCarriedOut, isOut, wasToBeCancelled } from './step.ts'

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

/**
 * The stage after a step has moved. An arrival stays what it is, and only a chain takes a failure back: a reorganisation
 * that undoes what it was about, or a deposit that gets in after all.
 *
 * @param items how far each step is now
 * @param about which one moved, and where it stood before
 */
export function stageAfterStep(
  stage: Stage,
  items: readonly ItemState[],
  { index, was }: Readonly<{ index: number; was: ItemState }>,
): Stage {
  const moved = items[index] ?? was
  if (stage.stage === 'filled' || stage.stage === 'refunded') return stage
  if (isPaid(items)) {
    const isFollowed = stage.stage === 'tracking' || stage.stage === 'refunding'
    return isFollowed ? stage : { stage: 'tracking', status: undefined, reportedAtSeconds: undefined }
  }
  if (stage.stage === 'failed') return isUndone(stage.end, moved, index) ? { stage: 'steps' } : stage
  if (isCancel(moved)) return cancelled(items, index)
  const before = items.slice(0, index).findIndex(isCancel)
  if (moved.phase === 'reverted' && before >= 0) return { stage: 'failed', end: { reason: 'cancelled', index: before } }
  if (moved.phase === 'reverted') return { stage: 'failed', end: { reason: 'reverted', index } }
  if (moved.phase === 'replaced') return { stage: 'failed', end: { reason: 'nonceTaken', index } }
  const hasPaid = index === items.length - 1 && isCarriedOut(moved)
  if (isEffective(moved) && !hasPaid && wasToBeCancelled(was)) return cancelled(items, index)
  // A reorganisation took a step out: its bytes are sent again, and everything after it waits.
  return { stage: 'steps' }
}

// The last step is the one that pays; the others are there for it, and no longer matter where the chain refused them.
function isPaid(items: readonly ItemState[]): boolean {
  const last = items.at(-1)
  return last !== undefined && isCarriedOut(last) && items.every((item) => isCarriedOut(item) || isOutOfIt(item))
}

function isOutOfIt(item: ItemState): boolean {
  return isCancel(item) || item.phase === 'reverted' || item.phase === 'void' || item.phase === 'replaced'
}

// Where the step was faster than a cancellation that was never signed, nothing but this end says that it was wanted: the
// step is sent again, and leads to no other.
function isUndone(end: EndReason, moved: ItemState, index: number): boolean {
  const isTakenBack = end.reason === 'reverted' || (end.reason === 'cancelled' && wasToBeCancelled(moved))
  return isTakenBack && end.index === index && moved.phase === 'signed'
}

// Whoever wanted out before the money left is out, also where the step got in before its cancellation; but later steps
// that are on their way, or were last seen in a block, are the chain's to decide.
function cancelled(items: readonly ItemState[], index: number): Stage {
  const isLaterOut = items.slice(index + 1).some((later) => isOut(later) || isCarriedOut(later))
  return isLaterOut ? { stage: 'steps' } : { stage: 'failed', end: { reason: 'cancelled', index } }
}
