import type { Event } from '../core/apply.ts'
import type { Execution, Notice } from '../core/execution.ts'
import type { Task } from '../core/next.ts'
import { type FollowPorts, report, track } from './follow.ts'
import { proveFill, proveRefund } from './prove-end.ts'
import { lookAtEnd } from './read-again.ts'
import { broadcast, confirm, findPayment, reserve, type StepPorts, signStep, simulate } from './steps.ts'

export type PerformPorts = StepPorts &
  FollowPorts &
  Readonly<{
    /** Replaces the same notice; false asks for a retry. */
    tell: (notice: Notice, execution: Execution) => Promise<boolean>
    /** Notes durably, outside the record, that signed bytes may be broadcast. */
    mark: (execution: Execution) => Promise<void>
    /** Rebroadcasts a missing CPFP. */
    rebroadcastCpfp: (execution: Execution) => Promise<void>
  }>

type Perform<T extends Task['task']> = (
  task: Extract<Task, { task: T }>,
  execution: Execution,
  ports: PerformPorts,
) => Promise<Event | undefined>

const PERFORMERS: { readonly [T in Task['task']]: Perform<T> } = {
  simulate: (_task, execution, ports) => simulate(execution, ports),
  reserve,
  sign: signStep,
  broadcast,
  confirm,
  findPayment: (_task, execution, ports) => findPayment(execution, ports),
  settle: (_task, execution, ports) => lookAtEnd(execution, ports),
  report: (_task, execution, ports) => report(execution, ports),
  track: following((_task, execution, ports) => track(execution, ports)),
  proveFill: following(proveFill),
  proveRefund: following(proveRefund),
  tell: async ({ notice }, execution, ports) => {
    const isTold = await ports.tell(notice, execution)
    return isTold ? { event: 'told', key: notice.key, atSeconds: ports.nowSeconds() } : undefined
  },
}

// CPFP continues while the arrival is tracked.
function following<T extends Task['task']>(follow: Perform<T>): Perform<T> {
  return async (task, execution, ports) => {
    const [event] = await Promise.all([follow(task, execution, ports), ports.rebroadcastCpfp(execution)])
    return event
  }
}

const BROADCASTS: readonly Task['task'][] = ['sign', 'confirm']

/** Runs one task through its ports. */
export async function perform<T extends Task['task']>(
  task: Extract<Task, { task: T }>,
  execution: Execution,
  ports: PerformPorts,
): Promise<Event | undefined> {
  if (BROADCASTS.includes(task.task)) await ports.mark(execution)
  const performer = PERFORMERS[task.task as T]
  return performer(task, execution, ports)
}
