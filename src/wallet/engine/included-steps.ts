import type { Event } from '../../core/execution/apply.ts'
import type { Execution } from '../../core/execution/execution.ts'
import { runStepTask, stepAt } from '../families/adapter-by-kind.ts'
import type { StepAdapterPorts } from './adapters/step-adapter.ts'
import type { Prefetched } from './prefetch.ts'
import { recheckIncludedItemsSurely as lookWhether, type RecheckStep } from './step-tasks.ts'

/** Rechecks a transfer's included step with its adapter. */
export function stepRecheck(execution: Execution, ports: StepAdapterPorts, snapshot?: Prefetched): RecheckStep<Event> {
  return (index) => runStepTask('settle', stepAt(execution, index), ports, snapshot)
}

/** Rechecks a transfer's included steps (core/execution/steps/apply.ts). */
export async function recheckIncludedSteps(execution: Execution, ports: StepAdapterPorts): Promise<Event | undefined> {
  return (await recheckIncludedStepsSurely(execution, ports)).event
}

/** The same, and whether all answered. */
export function recheckIncludedStepsSurely(
  execution: Execution,
  ports: StepAdapterPorts,
): Promise<Readonly<{ event: Event | undefined; isSure: boolean }>> {
  return lookWhether(execution, stepRecheck(execution, ports))
}
