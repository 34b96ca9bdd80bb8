import type { ExecutionView } from '../../api/transfer-views.ts'
import { isPaidElsewhere } from '../../core/item.ts'

const NOT_SEEN = new Set(['waiting', 'depositing'])

export function isSeen(word: string): boolean {
  return !NOT_SEEN.has(word)
}

/** Epoch seconds. */
export function firstSeen(history: ExecutionView['history']): number | undefined {
  return history.find((line) => line.what.startsWith('service:') && isSeen(line.what.slice(8)))?.atSeconds
}

/** Epoch seconds: from the approval, or from the first seen deposit. */
export function beganAt(execution: ExecutionView): number {
  const paidAt = isPaidElsewhere(execution.plan) ? firstSeen(execution.history) : undefined
  return paidAt ?? execution.approvedAtSeconds
}
