import type { ItemState } from './execution.ts'
import { canGetIn, hasFailed, isDecided, wasToBeCancelled } from './step.ts'

/** A task of one step. */
export type StepTask =
  | Readonly<{ task: 'reserve'; index: number }>
  | Readonly<{ task: 'sign'; index: number }>
  /** Notes that the bytes leave now, which is saved before they do. */
  | Readonly<{ task: 'broadcast'; index: number }>
  /** Broadcasts the bytes where it is time, and looks for their effect. */
  | Readonly<{ task: 'confirm'; index: number }>

const STEP_TASKS = {
  planned: 'reserve',
  reserved: 'sign',
  signed: 'broadcast',
  broadcast: 'confirm',
} as const

type Items = readonly ItemState[]

/** What to do for the step at an index; undefined where that is decided, or not there. */
export function taskAt(items: Items, index: number): StepTask | undefined {
  const phase = items[index]?.phase
  return phase && isOpen(phase) ? { task: STEP_TASKS[phase], index } : undefined
}

function isOpen(phase: ItemState['phase']): phase is keyof typeof STEP_TASKS {
  return Object.hasOwn(STEP_TASKS, phase)
}

/** What to do for steps that are carried out one after the other: each begins when the effect of the one before was read. */
export function nextStep(items: Items): StepTask | Readonly<{ task: 'settle' }> | undefined {
  const first = items.findIndex(leftOf(items))
  // A step without effect is only looked at until its block is final; those after it that were broadcast go on.
  const isIneffective = items[first]?.phase === 'ineffective'
  const task = taskAt(items, isIneffective ? items.findIndex(({ phase }) => phase === 'broadcast') : first)
  return task ?? (isIneffective ? { task: 'settle' } : undefined)
}

/** Which steps are still to be carried out. After one has failed, or the user wants out of one, only broadcast bytes are. */
export function leftOf(items: Items): (item: ItemState) => boolean {
  const isStopped = items.some((item) => hasFailed(item) || wasToBeCancelled(item))
  return (item) => !isDecided(item) && (!isStopped || canGetIn(item) || item.phase === 'ineffective')
}

/**
 * What to do after the end for a step that a reorganisation took out of its block: its bytes are broadcast again, since the
 * nonces after it wait for it.
 */
export function lostStep(items: Items, isAsked: (index: number) => boolean = () => true): StepTask | undefined {
  return taskAt(
    items,
    items.findIndex(({ phase }, index) => (phase === 'signed' || phase === 'broadcast') && isAsked(index)),
  )
}
