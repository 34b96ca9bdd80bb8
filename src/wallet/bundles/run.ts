import { applyToBundle, type BundleEvent } from '../../core/bundle/apply.ts'
import {
  type Bundle,
  type BundleTask,
  nextWorkOfBundle,
  pendingNotificationOfBundle,
} from '../../core/bundle/bundle.ts'
import { meaningOfEvent } from '../../core/progress.ts'
import { carryOn, lockOf, type Machine, type MachinePorts } from '../machine.ts'

export type BundleRunPorts = MachinePorts<Bundle, BundleTask, BundleEvent>

const READS: readonly BundleTask['task'][] = ['fund', 'reserve', 'broadcast', 'settle', 'follow']

const MACHINE: Machine<Bundle, BundleTask, BundleEvent> = {
  name: 'bundle',
  next: nextWorkOfBundle,
  pending: pendingNotificationOfBundle,
  isAfterNotifications: ({ task }) => task === 'follow' || task === 'settle',
  apply: applyToBundle,
  isRead: ({ task }) => READS.includes(task),
  isReserving: ({ task }) => task === 'follow' || task === 'reserve',
  isOnlyNews: ({ event }) => meaningOfEvent(event).rests,
}

/** The lock under which a bundle is begun and carried on. */
export function lockOfBundle(id: string): string {
  return lockOf(MACHINE.name, id)
}

/**
 * Carries a bundle on for as long as there is something to do now (see machine.ts).
 *
 * @returns the bundle as it is stored when there is only to wait, or undefined when it does not exist
 */
export function runBundle(id: string, ports: BundleRunPorts): Promise<Bundle | undefined> {
  return carryOn(MACHINE, id, ports)
}
