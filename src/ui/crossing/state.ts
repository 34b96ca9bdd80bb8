import type { ExecutionView } from '../../api/contract.ts'
import { isInFlight } from '../../core/execution.ts'
import type { ChipTone } from '../parts/chip.tsx'

/** Where a crossing stands, in one word for the list. */
export type CrossingState =
  | 'sending'
  | 'waiting'
  | 'filling'
  | 'delayed'
  | 'refunding'
  | 'unknown'
  | 'received'
  | 'reported'
  | 'refunded'
  | 'failed'
  | 'cancelled'

export const TONES: Readonly<Record<CrossingState, ChipTone>> = {
  sending: 'busy',
  waiting: 'busy',
  filling: 'busy',
  delayed: 'warn',
  refunding: 'warn',
  unknown: 'warn',
  received: 'good',
  reported: 'busy',
  refunded: 'plain',
  failed: 'bad',
  cancelled: 'plain',
}

/** True until the money has arrived, come back, or not left at all. */
export function isMoving(execution: Pick<ExecutionView, 'stage'>): boolean {
  return isInFlight(execution)
}

/** The one word for where a crossing stands. */
export function stateOf({ stage }: Pick<ExecutionView, 'stage'>): CrossingState {
  if (stage.stage === 'steps') return 'sending'
  if (stage.stage === 'filled') return stage.fill.proof === 'verified' ? 'received' : 'reported'
  if (stage.stage === 'refunded') return 'refunded'
  if (stage.stage === 'failed') return stage.end.reason === 'cancelled' ? 'cancelled' : 'failed'
  if (stage.stage === 'refunding') return 'refunding'
  const status = stage.status?.status
  if (status === undefined || status === 'waiting' || status === 'depositing') return 'waiting'
  if (status === 'delayed') return 'delayed'
  return status === 'unknown' ? 'unknown' : 'filling'
}
