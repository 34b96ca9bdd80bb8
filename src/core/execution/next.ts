import { type Execution, isArrivalOpen, isMapping, mayStillReorg, type TransferNotification } from './execution.ts'
import { isSendPlan } from './item.ts'
import { isDepositUnseen } from './service-status.ts'
import { nextStep, reorgedStepTask, type StepTask, taskAt, unfinishedIn } from './steps/tasks.ts'

export type Task =
  | Readonly<{ task: 'simulate' }>
  | StepTask
  /** It looks for unknown payments and signs no more. */
  | Readonly<{ task: 'findPayment' }>
  | Readonly<{ task: 'settle' }>
  | Readonly<{ task: 'report' }>
  | Readonly<{ task: 'track' }>
  | Readonly<{ task: 'proveFill'; txHashes: readonly string[] }>
  | Readonly<{ task: 'proveRefund'; txHashes: readonly string[] }>
  | Readonly<{ task: 'tell'; notice: TransferNotification }>

/**
 * The next task; undefined means done. Sequential steps wait for the earlier effect; pipelined ones were simulated
 * together. After a failure or cancellation, only broadcast bytes are followed. Money comes before notifications.
 */
export function next(execution: Execution): Task | undefined {
  return nextWork(execution) ?? pendingNotification(execution)
}

export function pendingNotification({
  pendingNotifications,
}: Pick<Execution, 'pendingNotifications'>): Task | undefined {
  const [notice] = pendingNotifications
  return notice && { task: 'tell', notice }
}

export function nextWork(execution: Execution): Task | undefined {
  const { stage } = execution
  if (stage.stage === 'steps') return unsigning(stepTask(execution), execution)
  if (stage.stage !== 'tracking' && stage.stage !== 'refunding') return settleTask(execution)
  if (isSendPlan(execution.plan)) return { task: 'proveFill', txHashes: paymentOf(execution) }
  if (stage.reportedAtSeconds === undefined && stage.status && isDepositUnseen(stage.status)) return { task: 'report' }
  if (stage.status?.status === 'success') return { task: 'proveFill', txHashes: stage.status.txHashes }
  if (stage.status?.status === 'refund') return { task: 'proveRefund', txHashes: stage.status.txHashes }
  return { task: 'track' }
}

// A send itself pays the recipient, so its own hash proves the fill.
function paymentOf({ items, elsewhere }: Execution): readonly string[] {
  if (elsewhere) return elsewhere.hash === undefined ? [] : [elsewhere.hash]
  const last = items.at(-1)
  return last && 'signed' in last ? [last.signed.hash] : []
}

const SIGNING: readonly Task['task'][] = ['simulate', 'reserve', 'sign']

// Lost saves may include signatures.
function unsigning(task: Task | undefined, { lostSaves }: Execution): Task | undefined {
  return task && lostSaves && SIGNING.includes(task.task) ? { task: 'findPayment' } : task
}

function stepTask(execution: Execution): Task | undefined {
  const { stepOrder, items } = execution
  if (stepOrder.stepOrder === 'undecided') return { task: 'simulate' }
  if (stepOrder.stepOrder === 'pipelined') {
    const isLeft = unfinishedIn(items)
    for (const phase of ['planned', 'reserved'] as const) {
      const index = items.findIndex((item) => item.phase === phase && isLeft(item))
      if (index >= 0) return taskAt(items, index)
    }
    const index = items.findIndex((item) => item.phase === 'signed' && isLeft(item))
    const before = items.findLastIndex((item, at) => at < index && item.phase === 'broadcast')
    if (index >= 0) return before < 0 ? { task: 'broadcast', index } : { task: 'confirm', index: before }
  }
  return nextStep(items)
}

/** The next step to broadcast, once a network took the earlier bytes. */
export function broadcastAfter(execution: Execution, index: number): number | undefined {
  const { items, stepOrder, stage } = execution
  if (stage.stage !== 'steps' || stepOrder.stepOrder !== 'pipelined') return undefined
  const isLeft = unfinishedIn(items)
  const after = items.findIndex((item, at) => at > index && item.phase === 'signed' && isLeft(item))
  return after < 0 ? undefined : after
}

function settleTask(execution: Execution): Task | undefined {
  const { items, plan } = execution
  const lost = reorgedStepTask(items, (index) => !isMapping(plan[index]))
  return lost ?? (items.some(mayStillReorg) || isArrivalOpen(execution) ? { task: 'settle' } : undefined)
}
