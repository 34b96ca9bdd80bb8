import type { Proof, Stage } from './execution.ts'
import type { ServiceStatus } from './status.ts'

/** What was heard of a request after its steps were done. */
export type FollowEvent =
  /** The service was pointed to the deposit. */
  Readonly<{ event: 'reported'; atSeconds: number }> | Readonly<{ event: 'status'; status: ServiceStatus }>

type Arrival = Readonly<{ event: 'filled'; fill: Proof }> | Readonly<{ event: 'refunded'; refund: Proof }>

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
    case 'filled':
      return stage.status && { stage: 'filled', fill: event.fill, status: stage.status }
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
    before.failReason === after.failReason
  )
}
