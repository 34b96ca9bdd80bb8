import { type Execution, isInFlight, type Notice } from './execution.ts'

/**
 * Says what is newsworthy in a change of an execution, or undefined: an ending (a fill, a refund, an end without
 * either), once for each new offer for what was paid instead of the quoted amount, once for each stall that it takes
 * longer than it should, and once for each time that it waits for the user.
 */
export function notice(before: Execution, after: Execution): Notice | undefined {
  return ending(before, after) ?? requoted(before, after) ?? waiting(before, after)
}

function ending(before: Execution, after: Execution): Notice | undefined {
  const { stage } = after
  if (before.stage.stage === stage.stage) return undefined
  if (stage.stage === 'steps' || stage.stage === 'tracking' || stage.stage === 'refunding') return undefined
  const arrival = stage.stage === 'filled' ? stage.fill : stage.stage === 'refunded' ? stage.refund : undefined
  return {
    key: `${after.id}:${stage.stage}`,
    executionId: after.id,
    news: stage.stage,
    isVerified: arrival?.proof === 'verified',
  }
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
