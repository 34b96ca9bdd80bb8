import type { SignedName } from '../../sign/signed.ts'
import type { ItemState } from '../execution.ts'
import { canStillBeIncluded, isDecided, isFailing, isStopping } from './step.ts'

export type StepTask =
  | Readonly<{ task: 'reserve'; index: number }>
  | Readonly<{ task: 'sign'; index: number }>
  /** It is saved before the bytes leave. */
  | Readonly<{ task: 'broadcast'; index: number }>
  /** It broadcasts due bytes and reads their effect. */
  | Readonly<{ task: 'confirm'; index: number }>

const STEP_TASKS = {
  planned: 'reserve',
  reserved: 'sign',
  signed: 'broadcast',
  broadcast: 'confirm',
} as const

type Items = readonly ItemState[]

export function taskAt(items: Items, index: number): StepTask | undefined {
  const phase = items[index]?.phase
  return phase && isOpen(phase) ? { task: STEP_TASKS[phase], index } : undefined
}

function isOpen(phase: ItemState['phase']): phase is keyof typeof STEP_TASKS {
  return Object.hasOwn(STEP_TASKS, phase)
}

/** The next sequential task; each step waits for the earlier effect. */
export function nextStep(items: Items): StepTask | Readonly<{ task: 'settle' }> | undefined {
  const index = waitingIndex(items)
  return taskAt(items, index) ?? (index < 0 ? undefined : { task: 'settle' })
}

/** -1 without one; failures come last. */
export function waitingIndex<S extends SignedName>(items: readonly ItemState<S>[]): number {
  const isLeft = unfinishedIn(items)
  const index = items.findIndex((item) => isLeft(item) && !isFailing(item))
  return index < 0 ? items.findIndex(isLeft) : index
}

/** Selects unfinished steps; after a failure or cancellation, only broadcast ones. */
export function unfinishedIn(items: readonly ItemState<SignedName>[]): (item: ItemState<SignedName>) => boolean {
  const isStopped = items.some(isStopping)
  return (item) => !isDecided(item) && (!isStopped || canStillBeIncluded(item) || isFailing(item))
}

/** A reorged step's task after the end; later nonces need its bytes. */
export function reorgedStepTask(items: Items, isAsked: (index: number) => boolean = () => true): StepTask | undefined {
  return taskAt(
    items,
    items.findIndex(({ phase }, index) => (phase === 'signed' || phase === 'broadcast') && isAsked(index)),
  )
}
