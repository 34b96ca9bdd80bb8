import { apply, type Event } from '../../core/execution/apply.ts'
import type { Execution } from '../../core/execution/execution.ts'
import { next, nextWork, pendingNotification, type Task } from '../../core/execution/next.ts'
import { meaningOfEvent } from '../../core/execution/progress.ts'
import { type Runner, type RunnerPorts, recordLock, runRecord } from './runner.ts'

export type ExecutorPorts = RunnerPorts<Execution, Task, Event>

// `broadcast` and `confirm` follow a save: a machine may sleep during it.
const READS: readonly Task['task'][] = [
  'simulate',
  'reserve',
  'settle',
  'track',
  'proveFill',
  'proveRefund',
  'findPayment',
]

const MACHINE: Runner<Execution, Task, Event> = {
  name: 'execution',
  next: nextWork,
  pending: pendingNotification,
  isAfterNotifications: ({ task }) => task === 'settle',
  apply,
  isRead: ({ task }) => READS.includes(task),
  isReserving: (task) => isProof(task) || task.task === 'reserve' || task.task === 'settle',
  isOnlyNews: (event, after, task) => {
    // During a proof, a new status waits for the next run: changing words can't loop.
    if (event.event === 'status') return isProof(task) || next(after)?.task === 'track'
    return meaningOfEvent(event.event).rests
  },
}

/** Names the lock that guards an execution. */
export function lockOfExecution(id: string): string {
  return recordLock(MACHINE.name, id)
}

function isProof({ task }: Task): boolean {
  return task === 'proveFill' || task === 'proveRefund'
}

/** Runs an execution's due work; returns it when only waiting remains. */
export function runExecution(id: string, ports: ExecutorPorts): Promise<Execution | undefined> {
  return runRecord(MACHINE, id, ports)
}
