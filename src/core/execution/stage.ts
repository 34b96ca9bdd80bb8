import { normalizedHash, uniqueHashes } from '../chain/transaction-hashes.ts'
import type { Amount } from '../money/currency.ts'
import type { ArrivalEvidence, Execution, ItemState, PartialArrival, Stage } from './execution.ts'
import { isSendPlan } from './item.ts'
import type { ServiceStatus } from './service-status.ts'
import { outcomeOfSteps } from './steps/outcome.ts'
import { tookEffect } from './steps/step.ts'

export type FollowEvent =
  /** The service was told about the deposit. */
  Readonly<{ event: 'reported'; atSeconds: number }> | Readonly<{ event: 'status'; status: ServiceStatus }>

/** `status` replaces the service's answer if it isn't asked. */
type Arrival =
  | Readonly<{ event: 'filled'; fill: ArrivalEvidence; status?: ServiceStatus }>
  /** `partOf`: only a part came, and time ran out. */
  | Readonly<{ event: 'refunded'; refund: ArrivalEvidence; partOf?: Amount }>

export type ArrivalEvent =
  | (Readonly<{ event: 'arrivedInPart'; atSeconds: number }> & Omit<PartialArrival, 'sinceSeconds'>)
  | Readonly<{ event: 'readAgain'; proof: ArrivalEvidence; partOf?: Amount | undefined; isFinal?: true | undefined }>
  /** A reorganisation removed it. */
  | Readonly<{ event: 'unarrived' }>

/** The stage after a partial or repeated reading, if it changes. */
export function stageAfterArrivalRead(stage: Stage, event: ArrivalEvent): Stage | undefined {
  if (event.event === 'arrivedInPart') {
    if (stage.stage !== 'tracking' && stage.stage !== 'refunding') return undefined
    const { of, came, whole, atSeconds } = event
    const isSame = stage.part?.of === of && stage.part.came.amount.value === came.amount.value
    return isSame ? undefined : { ...stage, part: { of, came, whole, sinceSeconds: atSeconds }, isGone: undefined }
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
 * The stage after a request's news, if it changes. A failure is no end: a refund follows, and statuses may
 * alternate (service facts 3).
 */
export function stageAfterFollowing(stage: Stage, event: FollowEvent | Arrival): Stage | undefined {
  if (stage.stage !== 'tracking' && stage.stage !== 'refunding') return afterUnreadEnd(stage, event)
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

// A later word or a reading outweighs a word.
function afterUnreadEnd(stage: Stage, event: FollowEvent | Arrival): Stage | undefined {
  if (stage.stage === 'filled' && stage.fill.proof === 'reported' && event.event === 'status') {
    const { status } = stage
    return isTakenBack(event.status)
      ? heard({ stage: 'tracking', status, reportedAtSeconds: undefined }, event.status)
      : undefined
  }
  if (stage.stage !== 'refunded' || (stage.refund.proof === 'verified' && !stage.partOf)) return undefined
  if (event.event !== 'filled' || event.fill.proof !== 'verified') return undefined
  return { stage: 'filled', fill: event.fill, status: stage.status }
}

export function isTakenBack({ status }: ServiceStatus): boolean {
  return status === 'failure' || status === 'refund'
}

type Following = Extract<Stage, { stage: 'tracking' | 'refunding' }>

function heard(stage: Following, status: ServiceStatus): Stage {
  const { reportedAtSeconds, part, isGone } = stage
  const isRefunding = isTakenBack(status)
  // After a failure the service says pending again, yet the refund is still due. An unpaid request gets none.
  const isUnpaid = status.status === 'waiting' && status.inTxHashes.length === 0
  const stays = stage.stage === 'refunding' && status.status !== 'success' && !isUnpaid
  return { stage: isRefunding || stays ? 'refunding' : 'tracking', status, reportedAtSeconds, part, isGone }
}

function isSame(before: ServiceStatus | undefined, after: ServiceStatus): boolean {
  return (
    before !== undefined &&
    before.word === after.word &&
    namesIn(before.txHashes) === namesIn(after.txHashes) &&
    namesIn(before.inTxHashes) === namesIn(after.inTxHashes) &&
    before.failReason === after.failReason &&
    before.refundFailReason === after.refundFailReason
  )
}

function namesIn(hashes: readonly string[]): string {
  return uniqueHashes(hashes).map(normalizedHash).sort().join()
}

type Moved = Pick<Execution, 'stage' | 'items' | 'plan'>

/**
 * The stage after a step's event (see core/execution/steps/outcome.ts). An arrival stays unless the step was it. Only the
 * last step pays; afterwards the others don't matter.
 */
export function stageAfterStep({ stage, items, plan }: Moved, index: number): Stage {
  const isDone = hasPaid(items)
  const isProvenByStep = stage.stage === 'filled' && isSendPlan(plan)
  if ((stage.stage === 'filled' || stage.stage === 'refunded') && (!isProvenByStep || isDone)) return stage
  const before = stage.stage === 'failed' ? stage.end : undefined
  const ended = before && 'index' in before && before.reason !== 'inDoubt' ? before : undefined
  const stands = outcomeOfSteps({ items, index, ended, isDone })
  if (stands === 'done') {
    const isFollowed = stage.stage === 'tracking' || stage.stage === 'refunding'
    return isFollowed ? stage : { stage: 'tracking', status: undefined, reportedAtSeconds: undefined }
  }
  // An end that no chain decided is permanent.
  if (before && !('index' in before)) return stage
  if (stands === 'open') return before?.reason === 'inDoubt' ? stage : { stage: 'steps' }
  return stands === before ? stage : { stage: 'failed', end: stands }
}

function hasPaid(items: readonly ItemState[]): boolean {
  const last = items.at(-1)
  return last !== undefined && tookEffect(last)
}
