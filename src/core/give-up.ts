import { type Execution, type ItemState, isAwaitingPayment, isMapping } from './execution.ts'
import type { SignedName } from './sign/signed.ts'
import { canGetIn } from './step.ts'

/**
 * Whether a crossing can be given up: it is at its steps, and no broadcast bytes of it that may move money are undecided,
 * so that nothing more of it can happen once unbroadcast ones are dropped; or it waits for a payment that the user makes
 * elsewhere, and none is known. Steps that are in a block stay as they are.
 */
export function canBeGivenUp(
  execution: Pick<Execution, 'stage' | 'plan'> & Readonly<{ items: readonly ItemState<SignedName>[] }>,
): boolean {
  const { stage, items, plan } = execution
  const isUndecided = (state: ItemState<SignedName>, index: number) => !isMapping(plan[index]) && canGetIn(state)
  if (stage.stage === 'steps') return !items.some(isUndecided)
  return isAwaitingPayment(execution)
}

/**
 * Whether the way out is offered: a crossing is held up before its next signature, or waits for a payment from elsewhere,
 * and can be given up.
 */
export function isGiveUpOffered(
  execution: Parameters<typeof canBeGivenUp>[0] & Pick<Execution, 'trouble' | 'needs'>,
): boolean {
  const isHeldUp = execution.trouble !== undefined || execution.needs !== undefined || isAwaitingPayment(execution)
  return isHeldUp && canBeGivenUp(execution)
}
