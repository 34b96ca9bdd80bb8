import type { Execution } from './execution.ts'
import { isKeptBack } from './kept-back.ts'
import { next } from './next.ts'

/**
 * Notes whose turn to be sent has come, in the record that is saved before anything is; and after a failure lets go of
 * bytes that nobody was given, so that nobody ever is, and what they had taken is free.
 */
export function withTurns(execution: Execution): Execution {
  const { stage, pace, items } = execution
  if (pace.pace !== 'pipelined') return execution
  if (stage.stage === 'failed') {
    if (!items.some((_item, index) => isKeptBack(execution, index))) return execution
    return { ...execution, items: items.map((item, at) => (isKeptBack(execution, at) ? { phase: 'planned' } : item)) }
  }
  const task = next(execution)
  const toSend = task?.task === 'send' ? task.index + 1 : 0
  // While a higher fee waits for its signature, the bytes before it are sent as well.
  const raised = 1 + items.findLastIndex((item) => item.phase === 'reserved' && item.earlier.length > 0)
  const outBefore = Math.max(pace.outBefore, toSend, raised)
  return outBefore === pace.outBefore ? execution : { ...execution, pace: { ...pace, outBefore } }
}
