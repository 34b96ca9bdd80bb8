import { apply, type Event } from '../core/apply.ts'
import type { Execution } from '../core/execution.ts'
import { next, nextWork, pendingNotification, type Task } from '../core/next.ts'
import { meaningOfEvent } from '../core/progress.ts'
import { carryOn, lockOf, type Machine, type MachinePorts } from './machine.ts'

export type ExecutorPorts = MachinePorts<Execution, Task, Event>

// To say that bytes leave does nothing outside yet; `confirm` may broadcast them, so that all before it must be saved.
const READS: readonly Task['task'][] = [
  'simulate',
  'reserve',
  'broadcast',
  'settle',
  'track',
  'proveFill',
  'proveRefund',
  'findPayment',
]

const MACHINE: Machine<Execution, Task, Event> = {
  name: 'execution',
  next: nextWork,
  pending: pendingNotification,
  isAfterNotifications: ({ task }) => task === 'settle',
  apply,
  isRead: ({ task }) => READS.includes(task),
  isReserving: (task) => isProof(task) || task.task === 'reserve' || task.task === 'settle',
  isOnlyNews: (event, after, task) => {
    // What is said while an arrival is looked for is looked at next time: words that change whenever they are asked for
    // lead in no circle.
    if (event.event === 'status') return isProof(task) || next(after)?.task === 'track'
    return meaningOfEvent(event.event).rests
  },
}

/** The lock under which an execution is carried on, and changed by hand. */
export function lockOfExecution(id: string): string {
  return lockOf(MACHINE.name, id)
}

function isProof({ task }: Task): boolean {
  return task === 'proveFill' || task === 'proveRefund'
}

/**
 * Carries an execution on for as long as there is something to do now, saving between any two acts (see machine.ts).
 *
 * @returns the execution as it is stored when there is only to wait, or undefined when it does not exist
 */
export function run(id: string, ports: ExecutorPorts): Promise<Execution | undefined> {
  return carryOn(MACHINE, id, ports)
}
