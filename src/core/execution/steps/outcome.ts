import { type ItemState, isEffective, type StepFailure } from '../execution.ts'
import { canStillBeIncluded, hasCancellation, hasFailed, isCancelWanted, isDecided, isFailing } from './step.ts'

type Standing = Readonly<{
  items: readonly ItemState[]
  index: number
  ended: StepFailure | undefined
  isDone: boolean
}>

/** Only a chain reverses a failure. */
export function outcomeOfSteps({ items, index, ended, isDone }: Standing): 'done' | 'open' | StepFailure {
  if (isDone && items.every((item) => isDecided(item) || isFailing(item))) return 'done'
  if (ended) return isUndone(ended, items) ? 'open' : ended
  const end = isDone ? undefined : endAfter(items, index)
  // A reorged step is broadcast again, and later steps wait.
  return end && !isLaterOut(items, end.index) ? end : 'open'
}

// The first failure counts. A taken nonce precedes it: its transaction may have done the same.
function endAfter(items: readonly ItemState[], index: number): StepFailure | undefined {
  const here = items[index]
  if (here?.phase === 'replaced') return { reason: reasonOf(here), index }
  // A cancellation holds even if a step was included before it.
  const cancelled = items.findIndex((item) => isEffective(item) && isCancelWanted(item))
  if (cancelled >= 0) return { reason: 'cancelled', index: cancelled }
  const failed = items.findIndex(hasFailed)
  if (failed < 0) return undefined
  return { reason: reasonOf(items[failed]), index: failed }
}

function reasonOf(item: ItemState | undefined): StepFailure['reason'] {
  if (item?.phase === 'replaced') return item.why ?? 'nonceTaken'
  return item?.phase === 'ineffective' ? 'noEffect' : 'reverted'
}

// An unsigned cancellation lost to the step; only the step can return.
function isUndone(end: StepFailure, items: readonly ItemState[]): boolean {
  const ended = items[end.index]
  const isLost = ended?.phase === 'broadcast'
  const isUndone = isLost && (end.reason === 'reverted' || (end.reason === 'cancelled' && hasCancellation(ended)))
  return isUndone || isLaterOut(items, end.index)
}

// The chain decides about later broadcast steps.
function isLaterOut(items: readonly ItemState[], index: number): boolean {
  return items.some((item, later) => later > index && canStillBeIncluded(item))
}
