import { type ItemState, isEffective, type StepEnd } from './execution.ts'
import { canGetIn, hasCancellation, hasFailed, isDecided, wasToBeCancelled } from './step.ts'

type Standing = Readonly<{
  items: readonly ItemState[]
  /** The step that has just moved. */
  index: number
  /** How they had ended before. */
  ended: StepEnd | undefined
  /** Whether what the steps are for has been done, whatever is left to be decided. */
  isDone: boolean
}>

/**
 * How steps stand after one has moved: done, open, or ended. A failed step ends them once nothing signed after it can get in
 * any more; and only a chain takes a failure back: a reorganisation that undoes what it was about, or a later step that gets
 * in after all.
 */
export function standing({ items, index, ended, isDone }: Standing): 'done' | 'open' | StepEnd {
  if (isDone && items.every(isDecided)) return 'done'
  if (ended) return isUndone(ended, items) ? 'open' : ended
  const end = isDone ? undefined : endAfter(items, index)
  // A reorganisation took a step out: its bytes are sent again, and everything after it waits.
  return end && !isLaterOut(items, end.index) ? end : 'open'
}

// What was the matter first, except that whoever has the last nonce may have done the same as well.
function endAfter(items: readonly ItemState[], index: number): StepEnd | undefined {
  if (items[index]?.phase === 'replaced') return { reason: 'nonceTaken', index }
  // Whoever wanted out before all was done is out, also where a step got in before its cancellation.
  const cancelled = items.findIndex((item) => isEffective(item) && wasToBeCancelled(item))
  if (cancelled >= 0) return { reason: 'cancelled', index: cancelled }
  const failed = items.findIndex(hasFailed)
  if (failed < 0) return undefined
  const reason = REASONS[items[failed]?.phase ?? 'reverted'] ?? 'reverted'
  return { reason, index: failed }
}

const REASONS: Readonly<Partial<Record<ItemState['phase'], StepEnd['reason']>>> = {
  replaced: 'nonceTaken',
  ineffective: 'noEffect',
}

// Where the step was faster than a cancellation that was never signed, it alone can get in again, and leads to no other end.
function isUndone(end: StepEnd, items: readonly ItemState[]): boolean {
  const ended = items[end.index]
  const isLost = ended?.phase === 'broadcast'
  const isTakenBack = isLost && (end.reason === 'reverted' || (end.reason === 'cancelled' && hasCancellation(ended)))
  return isTakenBack || isLaterOut(items, end.index)
}

// Of what is on its way after a step, the chain decides.
function isLaterOut(items: readonly ItemState[], index: number): boolean {
  return items.some((item, later) => later > index && canGetIn(item))
}
