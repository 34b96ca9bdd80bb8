import type { Event } from '../core/apply.ts'
import { type Execution, isUnsettled } from '../core/execution.ts'
import type { CarryPorts } from './carry/carry.ts'
import { carry, stepAt } from './carry/kinds.ts'

/**
 * Looks again at the steps that are in a block: one that a reorganisation took out is lost, and its bytes are sent
 * again; one that is deep enough is settled. Whoever does not answer changes nothing.
 */
export async function lookAtIncluded(execution: Execution, ports: CarryPorts): Promise<Event | undefined> {
  for (const [index, state] of execution.items.entries()) {
    const event = isUnsettled(state) ? await carry('settle', stepAt(execution, index), ports) : undefined
    if (event) return event
  }
  return undefined
}
