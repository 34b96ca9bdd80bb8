import type { Event } from '../core/apply.ts'
import { type Execution, isUnsettled } from '../core/execution.ts'
import type { CarryPorts } from './carry/carry.ts'
import { carry, stepAt } from './carry/kinds.ts'

/**
 * Looks again at the steps that are in a block: one that a reorganisation took out is told of before anything
 * else, since its bytes are broadcast again; one that is deep enough is finalized. A silence changes nothing.
 */
export async function lookAtIncluded(execution: Execution, ports: CarryPorts): Promise<Event | undefined> {
  return (await lookWhetherIncluded(execution, ports)).event
}

/** The same, and whether everybody has answered, so that a step of which nothing came up is sure to be there. */
export async function lookWhetherIncluded(
  execution: Execution,
  ports: CarryPorts,
): Promise<Readonly<{ event: Event | undefined; isSure: boolean }>> {
  let isSure = true
  let settled: Event | undefined
  for (const [index, state] of execution.items.entries()) {
    const found = isUnsettled(state) ? await carry('settle', stepAt(execution, index), ports) : undefined
    if (found === 'unsure') isSure = false
    else if (found?.event === 'reorged') return { event: found, isSure }
    else settled ??= found
  }
  return { event: settled, isSure }
}
