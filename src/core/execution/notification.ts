import { isTooLate } from './abandon.ts'
import { type Execution, isInFlight, type TransferNotification } from './execution.ts'

/** The news in a transfer's change: an end, an undone arrival, and each requote, stall and wait for the user. */
export function notificationOf(before: Execution, after: Execution): TransferNotification | undefined {
  return ended(before, after) ?? gone(before, after) ?? requoted(before, after) ?? waiting(before, after)
}

function ended(before: Execution, after: Execution): TransferNotification | undefined {
  const { stage } = after
  if (before.stage.stage === stage.stage) return completed(before, after)
  // Our own payment that is included again is news only if its loss was told.
  if (stage.stage === 'filled' && before.isFillTold) return undefined
  if (stage.stage === 'steps' || stage.stage === 'tracking' || stage.stage === 'refunding') return undefined
  // The user has just ended it; its outcome is news.
  if (stage.stage === 'failed' && stage.end.reason === 'inDoubt') return undefined
  const arrival = stage.stage === 'filled' ? stage.fill : stage.stage === 'refunded' ? stage.refund : undefined
  return {
    key: `${after.id}:${stage.stage}`,
    executionId: after.id,
    news: stage.stage,
    isVerified: arrival?.proof === 'verified',
  }
}

// The rest of a partial refund.
function completed(before: Execution, { id, stage }: Execution): TransferNotification | undefined {
  const isPart = before.stage.stage === 'refunded' && before.stage.partOf !== undefined
  if (!isPart || stage.stage !== 'refunded' || stage.partOf !== undefined) return undefined
  return { key: `${id}:refunded:whole`, executionId: id, news: 'refunded', isVerified: true }
}

/** Updates whether the fill counts as told: another kind of end takes it back. */
export function withFillNotified({ news }: TransferNotification): Pick<Execution, 'isFillTold'> {
  if (news === 'filled') return { isFillTold: true }
  return news === 'refunded' || news === 'failed' || news === 'gone' ? { isFillTold: undefined } : {}
}

function gone(before: Execution, { id, stage }: Execution): TransferNotification | undefined {
  const isGone =
    'isGone' in stage && stage.isGone === true && (before.stage.stage === 'filled' || before.stage.stage === 'refunded')
  return isGone ? { key: `${id}:gone:${before.seq}`, executionId: id, news: 'gone', isVerified: true } : undefined
}

function requoted(before: Execution, { id, requote }: Execution): TransferNotification | undefined {
  if (!requote || requote.requestId === before.requote?.requestId) return undefined
  return { key: `${id}:requoted:${requote.requestId}`, executionId: id, news: 'requoted', isVerified: false }
}

// The save's number is in the key, so that the next stall or wait is new.
function waiting(before: Execution, after: Execution): TransferNotification | undefined {
  if (!isInFlight(after)) return undefined
  const isOverdue = before.stalledSinceSeconds === undefined && after.stalledSinceSeconds !== undefined
  const isStall = isOverdue || (isTooLate(after) && !isTooLate(before))
  const need = after.needs?.what === before.needs?.what ? undefined : after.needs?.what
  const news = need ?? (isStall ? ('stalled' as const) : undefined)
  return news && { key: `${after.id}:${news}:${before.seq}`, executionId: after.id, news, isVerified: false }
}
