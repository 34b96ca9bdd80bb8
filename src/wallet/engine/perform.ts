import type { Event } from '../../core/execution/apply.ts'
import type { Execution, TransferNotification } from '../../core/execution/execution.ts'
import type { Task } from '../../core/execution/next.ts'
import { isEvmTransaction, isPermit } from '../../core/families/evm/items.ts'
import type { CpfpRefusal } from '../cpfp/rebroadcast.ts'
import { readFill, readRefund } from '../outcome/fill-and-refund.ts'
import { recheckOutcome } from '../outcome/recheck-outcome.ts'
import { reportDeposit, type TrackingPorts, trackStatus } from './deposit-tracking.ts'
import { withOneNode } from './one-node.ts'
import {
  broadcastTransferStep,
  confirmTransferStep,
  findPaymentAfterLostSave,
  reserveTransferStep,
  type StepPorts,
  signTransferStep,
  simulateSteps,
} from './transfer-steps.ts'

export type PerformPorts = StepPorts &
  TrackingPorts &
  Readonly<{
    /** Replaces the same notice; false asks for a retry. */
    tell: (notice: TransferNotification, execution: Execution) => Promise<boolean>
    /** Notes durably, outside the record, that signed bytes may be broadcast. */
    mark: (execution: Execution) => Promise<void>
    rebroadcastCpfp: (execution: Execution) => Promise<CpfpRefusal | undefined>
  }>

type Perform<T extends Task['task']> = (
  task: Extract<Task, { task: T }>,
  execution: Execution,
  ports: PerformPorts,
) => Promise<Event | undefined>

const PERFORMERS: { readonly [T in Task['task']]: Perform<T> } = {
  simulate: (_task, execution, ports) => simulateSteps(execution, ports),
  reserve: reserveTransferStep,
  sign: signTransferStep,
  broadcast: broadcastTransferStep,
  confirm: following(confirmTransferStep),
  findPayment: (_task, execution, ports) => findPaymentAfterLostSave(execution, ports),
  settle: (_task, execution, ports) => recheckOutcome(execution, ports),
  report: (_task, execution, ports) => reportDeposit(execution, ports),
  track: following((_task, execution, ports) => trackStatus(execution, ports)),
  proveFill: following(readFill),
  proveRefund: following(readRefund),
  tell: async ({ notice }, execution, ports) => {
    const isTold = await ports.tell(notice, execution)
    return isTold ? { event: 'told', key: notice.key, atSeconds: ports.nowSeconds() } : undefined
  },
}

// CPFP continues while its parent waits.
function following<T extends Task['task']>(follow: Perform<T>): Perform<T> {
  return async (task, execution, ports) => {
    const [event, refusal] = await Promise.all([follow(task, execution, ports), ports.rebroadcastCpfp(execution)])
    return event ?? (refusal && { event: 'cpfpRefused', ...refusal, atSeconds: ports.nowSeconds() })
  }
}

const BROADCASTS: readonly Task['task'][] = ['sign', 'confirm']

/** Runs one task through its ports. */
export async function performTask<T extends Task['task']>(
  task: Extract<Task, { task: T }>,
  execution: Execution,
  ports: PerformPorts,
): Promise<Event | undefined> {
  if (BROADCASTS.includes(task.task)) await ports.mark(execution)
  const performer = PERFORMERS[task.task as T]
  return withOneNode(await performer(task, execution, ports), () => isAlone(execution, ports))
}

function isAlone({ stage, plan }: Execution, { node }: PerformPorts): boolean {
  if (stage.stage !== 'steps') return false
  return plan.some((item) => (isEvmTransaction(item) || isPermit(item)) && node(item.chainId).isAlone?.() === true)
}
