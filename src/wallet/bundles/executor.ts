import { applyToBundle, type BundleEvent } from '../../core/bundle/apply.ts'
import {
  type Bundle,
  type BundleTask,
  nextWorkOfBundle,
  pendingNotificationOfBundle,
} from '../../core/bundle/bundle.ts'
import { meaningOfEvent } from '../../core/execution/progress.ts'
import { type Runner, type RunnerPorts, recordLock, runRecord } from '../engine/runner.ts'

export type BundleExecutorPorts = RunnerPorts<Bundle, BundleTask, BundleEvent>

const READS: readonly BundleTask['task'][] = ['fund', 'reserve', 'settle', 'follow']

const MACHINE: Runner<Bundle, BundleTask, BundleEvent> = {
  name: 'bundle',
  next: nextWorkOfBundle,
  pending: pendingNotificationOfBundle,
  isAfterNotifications: ({ task }) => task === 'follow' || task === 'settle',
  apply: applyToBundle,
  isRead: ({ task }) => READS.includes(task),
  isReserving: ({ task }) => task === 'follow' || task === 'reserve',
  isOnlyNews: ({ event }) => meaningOfEvent(event).rests,
}

/** Names the lock that guards a bundle. */
export function lockOfBundle(id: string): string {
  return recordLock(MACHINE.name, id)
}

/**
 * Runs a bundle's due work (see runner.ts). Returns the stored bundle when only waiting remains; undefined without one.
 */
export function runBundle(id: string, ports: BundleExecutorPorts): Promise<Bundle | undefined> {
  return runRecord(MACHINE, id, ports)
}
