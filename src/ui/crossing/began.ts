import type { ExecutionView } from '../../api/crossing-views.ts'
import { isPaidElsewhere } from '../../core/item.ts'

const NOT_SEEN = new Set(['waiting', 'depositing'])

/** Whether a word of the service means that it has seen the deposit. */
export function isSeen(word: string): boolean {
  return !NOT_SEEN.has(word)
}

/** When the service first said that it had seen a deposit, epoch seconds. */
export function firstSeen(history: ExecutionView['history']): number | undefined {
  return history.find((line) => line.what.startsWith('service:') && isSeen(line.what.slice(8)))?.atSeconds
}

/** When a crossing began to take time, epoch seconds: at the yes, or once it was seen that somebody had paid. */
export function beganAt(execution: ExecutionView): number {
  const paidAt = isPaidElsewhere(execution.plan) ? firstSeen(execution.history) : undefined
  return paidAt ?? execution.approvedAtSeconds
}
