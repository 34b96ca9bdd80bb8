import type { ExecutionView } from '../../api/views/transfers.ts'
import { isPaidExternally } from '../../core/execution/item.ts'

const NOT_SEEN = new Set(['waiting', 'depositing'])

export function isDepositSeen(word: string): boolean {
  return !NOT_SEEN.has(word)
}

/** Epoch seconds. */
export function depositSeenAt(history: ExecutionView['history']): number | undefined {
  return history.find((line) => line.what.startsWith('service:') && isDepositSeen(line.what.slice(8)))?.atSeconds
}

/** Epoch seconds: from the approval, or from the first seen deposit. */
export function startedAtSeconds(execution: ExecutionView): number {
  const paidAt = isPaidExternally(execution.plan) ? depositSeenAt(execution.history) : undefined
  return paidAt ?? execution.approvedAtSeconds
}
