import { type Execution, isInFlight, type Notice } from './execution.ts'

/**
 * Says what is newsworthy in a change of an execution, or undefined: an ending (a fill, a refund, an end without
 * either), an arrival that a reorganisation took out, once for each new offer for what was paid instead of the quoted amount, once for each stall that it takes
 * longer than it should, and once for each time that it waits for the user.
 */
export function notice(before: Execution, after: Execution): Notice | undefined {
  return ending(before, after) ?? gone(before, after) ?? requoted(before, after) ?? waiting(before, after)
}

function ending(before: Execution, after: Execution): Notice | undefined {
  const { stage } = after
  if (before.stage.stage === stage.stage) return completed(before, after)
  // Our own payment that is in a block again is no other arrival, unless its loss was told.
  if (stage.stage === 'filled' && before.isFillTold) return undefined
  if (stage.stage === 'steps' || stage.stage === 'tracking' || stage.stage === 'refunding') return undefined
  // The user has just said so; what comes of it is news.
  if (stage.stage === 'failed' && stage.end.reason === 'inDoubt') return undefined
  const arrival = stage.stage === 'filled' ? stage.fill : stage.stage === 'refunded' ? stage.refund : undefined
  return {
    key: `${after.id}:${stage.stage}`,
    executionId: after.id,
    news: stage.stage,
    isVerified: arrival?.proof === 'verified',
  }
}

// The rest of a refund that had ended as a part.
function completed(before: Execution, { id, stage }: Execution): Notice | undefined {
  const isPart = before.stage.stage === 'refunded' && before.stage.partOf !== undefined
  if (!isPart || stage.stage !== 'refunded' || stage.partOf !== undefined) return undefined
  return { key: `${id}:refunded:whole`, executionId: id, news: 'refunded', isVerified: true }
}

/** What a notice changes in the record of what was told of the fill: an ending of another kind takes its word back. */
export function toldOfFill({ news }: Notice): Pick<Execution, 'isFillTold'> {
  if (news === 'filled') return { isFillTold: true }
  return news === 'refunded' || news === 'failed' || news === 'gone' ? { isFillTold: undefined } : {}
}

function gone(before: Execution, { id, stage }: Execution): Notice | undefined {
  const isGone =
    'isGone' in stage && stage.isGone === true && (before.stage.stage === 'filled' || before.stage.stage === 'refunded')
  return isGone ? { key: `${id}:gone:${before.seq}`, executionId: id, news: 'gone', isVerified: true } : undefined
}

function requoted(before: Execution, { id, successor }: Execution): Notice | undefined {
  if (!successor || successor.requestId === before.successor?.requestId) return undefined
  return { key: `${id}:requoted:${successor.requestId}`, executionId: id, news: 'requoted', isVerified: false }
}

// Named by the save that it came with, so that the next stall or wait of the same crossing is other news.
function waiting(before: Execution, after: Execution): Notice | undefined {
  if (!isInFlight(after)) return undefined
  const isStall = before.stalledSinceSeconds === undefined && after.stalledSinceSeconds !== undefined
  const need = after.needs?.what === before.needs?.what ? undefined : after.needs?.what
  const news = need ?? (isStall ? ('stalled' as const) : undefined)
  return news && { key: `${after.id}:${news}:${before.seq}`, executionId: after.id, news, isVerified: false }
}
