import type { ItemState } from '../execution.ts'
import { canStillBeIncluded, hasFailed, isCancelWanted, isDecided } from './step.ts'

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
  const first = items.findIndex(unfinishedIn(items))
  // An ineffective step is watched until final; later broadcast steps continue.
  const isIneffective = items[first]?.phase === 'ineffective'
  const task = taskAt(items, isIneffective ? items.findIndex(({ phase }) => phase === 'broadcast') : first)
  return task ?? (isIneffective ? { task: 'settle' } : undefined)
}

/** Selects unfinished steps; after a failure or cancellation, only broadcast ones. */
export function unfinishedIn(items: Items): (item: ItemState) => boolean {
  const isStopped = items.some((item) => hasFailed(item) || isCancelWanted(item))
  return (item) => !isDecided(item) && (!isStopped || canStillBeIncluded(item) || item.phase === 'ineffective')
}

/** A reorged step's task after the end; later nonces need its bytes. */
export function reorgedStepTask(items: Items, isAsked: (index: number) => boolean = () => true): StepTask | undefined {
  return taskAt(
    items,
    items.findIndex(({ phase }, index) => (phase === 'signed' || phase === 'broadcast') && isAsked(index)),
  )
}
