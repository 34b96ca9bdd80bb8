import type { BundleView, ExecutionView, StepView } from '../../api/crossing-views.ts'
import type { Amount } from '../../core/currency.ts'
import { canBeGivenUp } from '../../core/give-up.ts'
import type { Purpose } from '../../core/sign/signed.ts'
import { canGetIn, isDecided } from '../../core/step.ts'

/** What the user can do about a step that waits for its block. `index` is the step that is paid more for. */
export type Choice = Readonly<{
  does: 'speedUp' | 'hurryCancel' | 'cancel' | 'minerFee'
  index: number
  purpose: Purpose
}>

/** What is paid more for: a crossing with what it pays, or calls, which pay what nobody but their site knows. */
export type Raised = Readonly<{ id: string; steps: number; pays: Amount | undefined }>

/** The step that everything waits for now, or -1 where no step is waited for. */
export function waitingIndex({ stage, items }: Pick<ExecutionView, 'stage' | 'items'>): number {
  return stage.stage === 'steps' ? items.findIndex((item) => !isDecided(item)) : -1
}

/**
 * What can be done about the step that everything waits for. Where the step that pays is out already, it is the one to
 * cancel: the others do nothing without it, and an allowance that gets in can harm nobody. What can be given up is out
 * nowhere: there is nothing to pay more for.
 */
export function choicesOf(execution: Pick<ExecutionView, 'stage' | 'items' | 'plan'>): readonly Choice[] {
  if (canBeGivenUp(execution)) return []
  const { items, plan } = execution
  const index = waitingIndex(execution)
  const waiting = items[index]
  const kind = plan[index]?.kind
  if (waiting && kind === 'bitcoinPsbt') return hurriedByFee(waiting, index)
  if (!waiting || kind !== 'evmTransaction') return []
  const last = items.length - 1
  const target = isOut(items[last]) ? last : index
  return [...hurried(waiting, index), ...cancelled(items[target], target)]
}

/** The same for calls, which wait for one another: it is the one in its turn. */
export function choicesOfCalls({ stage, items }: Pick<BundleView['bundle'], 'stage' | 'items'>): readonly Choice[] {
  const index = stage.stage === 'calls' ? items.findIndex((item) => !isDecided(item)) : -1
  const waiting = items[index]
  return waiting ? [...hurried(waiting, index), ...cancelled(waiting, index)] : []
}

/** What a crossing says of itself before more is paid for it. */
export function raisedOf({ id, plan, pays }: ExecutionView): Raised {
  return { id, steps: plan.length, pays }
}

function hurried(state: StepView, index: number): readonly Choice[] {
  if (!isOut(state) || !('signed' in state)) return []
  const { purpose } = state.signed
  return [{ does: purpose === 'cancel' ? 'hurryCancel' : 'speedUp', index, purpose }]
}

// Coins can be paid back to oneself only by giving the deposit up, which its order does not know: there is no way back.
function hurriedByFee(state: StepView, index: number): readonly Choice[] {
  return isOut(state) && 'signed' in state ? [{ does: 'minerFee', index, purpose: 'step' }] : []
}

function cancelled(state: StepView | undefined, index: number): readonly Choice[] {
  return isOut(state) && !isCancelling(state) ? [{ does: 'cancel', index, purpose: 'cancel' }] : []
}

/** True while the newest attempt of a step is to cancel it. */
export function isCancelling(state: StepView): boolean {
  if (state.phase === 'reserved') return state.purpose === 'cancel'
  return 'signed' in state && state.signed.purpose === 'cancel'
}

// Bytes of it may be outside, and none is in a block.
function isOut(state: StepView | undefined): state is StepView {
  return state !== undefined && canGetIn(state)
}
