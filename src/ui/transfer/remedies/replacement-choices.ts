import type { BundleView, ExecutionView, StepView } from '../../../api/views/transfers.ts'
import { canBeAbandoned } from '../../../core/execution/abandon.ts'
import { canStillBeIncluded } from '../../../core/execution/steps/step.ts'
import { waitingIndex } from '../../../core/execution/steps/tasks.ts'
import type { Amount } from '../../../core/money/currency.ts'
import type { SigningPurpose } from '../../../core/sign/signed.ts'
import { STEP_REPLACEMENTS } from '../../families/step-replacement.ts'

/** `index` is the step to replace. */
export type ReplacementChoice = Readonly<{
  does: 'speedUp' | 'speedUpCancel' | 'cancel' | 'minerFee'
  index: number
  purpose: SigningPurpose
}>

/** `pays` is undefined for calls, since only their site knows the amount. */
export type ReplaceableRecord = Readonly<{ id: string; steps: number; pays: Amount | undefined }>

/** -1 where no step waits. */
export function waitingStepIndex({ stage, items }: Pick<ExecutionView, 'stage' | 'items'>): number {
  return stage.stage === 'steps' ? waitingIndex(items) : -1
}

export function waitingNonceOf(items: readonly StepView[]): number | undefined {
  const waiting = items[waitingIndex(items)]
  return waiting && 'terms' in waiting && waiting.terms.terms === 'evm' ? waiting.terms.nonce : undefined
}

/**
 * A broadcast deposit is the step to cancel: the others do nothing without it, and an extra allowance is harmless. A
 * transfer that can be abandoned has nothing to replace.
 */
export function replacementChoices(
  execution: Pick<ExecutionView, 'stage' | 'items' | 'plan'>,
): readonly ReplacementChoice[] {
  if (canBeAbandoned(execution)) return []
  const { items, plan } = execution
  const index = waitingStepIndex(execution)
  const waiting = items[index]
  const step = plan[index]
  const replacement = step && STEP_REPLACEMENTS[step.kind]
  if (waiting && replacement === 'higherFee') return speedUpsByFee(waiting, index)
  if (!waiting || replacement !== 'speedUpOrCancel') return []
  const last = items.length - 1
  const target = isOut(items[last]) ? last : index
  return [...speedUps(waiting, index), ...cancelled(items[target], target)]
}

/** Calls wait for each other, so the current one counts. */
export function callReplacementChoices({
  stage,
  items,
}: Pick<BundleView['bundle'], 'stage' | 'items'>): readonly ReplacementChoice[] {
  const index = stage.stage === 'calls' ? waitingIndex(items) : -1
  const waiting = items[index]
  return waiting ? [...speedUps(waiting, index), ...cancelled(waiting, index)] : []
}

export function replaceableRecord({ id, plan, pays }: ExecutionView): ReplaceableRecord {
  return { id, steps: plan.length, pays }
}

function speedUps(state: StepView, index: number): readonly ReplacementChoice[] {
  if (!isOut(state) || !('signed' in state)) return []
  const { purpose } = state.signed
  return [{ does: purpose === 'cancel' ? 'speedUpCancel' : 'speedUp', index, purpose }]
}

function speedUpsByFee(state: StepView, index: number): readonly ReplacementChoice[] {
  return isOut(state) && 'signed' in state ? [{ does: 'minerFee', index, purpose: 'step' }] : []
}

function cancelled(state: StepView | undefined, index: number): readonly ReplacementChoice[] {
  return isOut(state) && !isCancelling(state) ? [{ does: 'cancel', index, purpose: 'cancel' }] : []
}

export function isCancelling(state: StepView): boolean {
  if (state.phase === 'reserved') return state.purpose === 'cancel'
  return 'signed' in state && state.signed.purpose === 'cancel'
}

// Broadcast, but not in a block.
function isOut(state: StepView | undefined): state is StepView {
  return state !== undefined && canStillBeIncluded(state)
}
