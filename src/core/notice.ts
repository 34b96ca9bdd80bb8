import type { Execution } from './execution.ts'

/** What the desktop is told of a crossing, once. `key` is the same for the same news, so that it is never doubled. */
export type Notice = Readonly<{
  key: string
  executionId: string
  news: 'filled' | 'refunded' | 'failed'
  /** True when the wallet itself read the arrival on the chain. */
  isVerified: boolean
}>

/**
 * Says what is newsworthy in a change of an execution, or undefined. Only endings are: a fill, a refund, and an end
 * without either.
 */
export function notice(before: Execution, after: Execution): Notice | undefined {
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
