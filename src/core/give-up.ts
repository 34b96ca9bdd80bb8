import { type Execution, type ItemState, isAwaitingPayment, isMapping } from './execution.ts'
import { isKeptBack } from './kept-back.ts'
import type { SignedName } from './sign/signed.ts'

/**
 * Whether a crossing can be given up: it is at its steps, and nobody has bytes of it that may move money and whose fate is
 * not decided, so that nothing more of it can happen once those that nobody was given are let go; or it waits for a payment
 * that the user makes elsewhere, and nobody knows of one. Steps that are in a block stay what they are.
 */
export function canBeGivenUp(
  execution: Pick<Execution, 'stage' | 'plan' | 'pace'> & Readonly<{ items: readonly ItemState<SignedName>[] }>,
): boolean {
  const { stage, items, plan } = execution
  const isUndecided = (state: ItemState<SignedName>, index: number) => {
    if (isMapping(plan[index]) || isKeptBack(execution, index)) return false
    return state.phase === 'reserved' ? state.earlier.length > 0 : ['signed', 'sending', 'seen'].includes(state.phase)
  }
  if (stage.stage === 'steps') return !items.some(isUndecided)
  return isAwaitingPayment(execution)
}
