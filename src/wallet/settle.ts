import type { Event } from '../core/apply.ts'
import type { Execution } from '../core/execution.ts'
import type { CarryPorts } from './carry/carry.ts'
import { carry, stepAt } from './carry/kinds.ts'
import { lookWhetherIncluded as lookWhether, type Settle } from './carry/step-engine.ts'
import type { Snapshot } from './snapshot.ts'

/** Rechecks a transfer's included step with its adapter. */
export function settling(execution: Execution, ports: CarryPorts, snapshot?: Snapshot): Settle<Event> {
  return (index) => carry('settle', stepAt(execution, index), ports, snapshot)
}

/** Rechecks a transfer's included steps (step-engine.ts). */
export async function lookAtIncluded(execution: Execution, ports: CarryPorts): Promise<Event | undefined> {
  return (await lookWhetherIncluded(execution, ports)).event
}

/** Does the same and says whether all answered. */
export function lookWhetherIncluded(
  execution: Execution,
  ports: CarryPorts,
): Promise<Readonly<{ event: Event | undefined; isSure: boolean }>> {
  return lookWhether(execution, settling(execution, ports))
}
