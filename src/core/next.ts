import { type Execution, isArrivalOpen, isMapping, isUnsettled, type Notice } from './execution.ts'
import { isSend } from './item.ts'
import { isNotSeenYet } from './status.ts'
import { leftOf, lostStep, nextStep, type StepTask, taskAt } from './step-tasks.ts'

/** What to do next. `perform` answers with an event, or with nothing when there is only to wait. */
export type Task =
  | Readonly<{ task: 'simulate' }>
  | StepTask
  /** Nothing more is signed for it: a payment that the record knows nothing of is looked for. */
  | Readonly<{ task: 'findPayment' }>
  | Readonly<{ task: 'settle' }>
  | Readonly<{ task: 'report' }>
  | Readonly<{ task: 'track' }>
  | Readonly<{ task: 'proveFill'; txHashes: readonly string[] }>
  | Readonly<{ task: 'proveRefund'; txHashes: readonly string[] }>
  | Readonly<{ task: 'tell'; notice: Notice }>

/**
 * Says what to do now; undefined when there is nothing left. Pure: resuming, retrying and starting are the same
 * question. A step is begun only when the effect of the one before it was read from the chain, or when a node has
 * simulated all of them in order; then all are reserved, all are signed, and all are broadcast, each once the one before
 * was taken. After one has failed, or the user wants out of one, nothing more is begun: only broadcast bytes are looked for.
 * Telling the user comes last: no money waits for a notification.
 */
export function next(execution: Execution): Task | undefined {
  return nextWork(execution) ?? pendingNotification(execution)
}

/** The notification that the desktop has not been given yet. */
export function pendingNotification({ untold }: Pick<Execution, 'untold'>): Task | undefined {
  const [notice] = untold
  return notice && { task: 'tell', notice }
}

/** What to do now, apart from telling the user. */
export function nextWork(execution: Execution): Task | undefined {
  const { stage } = execution
  if (stage.stage === 'steps') return unsigning(stepTask(execution), execution)
  if (stage.stage !== 'tracking' && stage.stage !== 'refunding') return settleTask(execution)
  if (isSend(execution.plan)) return { task: 'proveFill', txHashes: paymentOf(execution) }
  if (stage.reportedAtSeconds === undefined && stage.status && isNotSeenYet(stage.status)) return { task: 'report' }
  if (stage.status?.status === 'success') return { task: 'proveFill', txHashes: stage.status.txHashes }
  if (stage.status?.status === 'refund') return { task: 'proveRefund', txHashes: stage.status.txHashes }
  return { task: 'track' }
}

// What the user pays to somebody with a transaction of their own arrives in that very transaction: nobody has to say so.
function paymentOf({ items, elsewhere }: Execution): readonly string[] {
  if (elsewhere) return elsewhere.hash === undefined ? [] : [elsewhere.hash]
  const last = items.at(-1)
  return last && 'signed' in last ? [last.signed.hash] : []
}

const SIGNING: readonly Task['task'][] = ['simulate', 'reserve', 'sign']

// A record that has lost saves may have lost what was signed.
function unsigning(task: Task | undefined, { lostSaves }: Execution): Task | undefined {
  return task && lostSaves && SIGNING.includes(task.task) ? { task: 'findPayment' } : task
}

function stepTask(execution: Execution): Task | undefined {
  const { pace, items } = execution
  if (pace.pace === 'undecided') return { task: 'simulate' }
  if (pace.pace === 'pipelined') {
    const isLeft = leftOf(items)
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

/**
 * The step to broadcast once a network has taken the bytes of the one before it; undefined where there is none, or where
 * nothing more is to be broadcast.
 */
export function broadcastAfter(execution: Execution, index: number): number | undefined {
  const { items, pace, stage } = execution
  if (stage.stage !== 'steps' || pace.pace !== 'pipelined') return undefined
  const isLeft = leftOf(items)
  const after = items.findIndex((item, at) => at > index && item.phase === 'signed' && isLeft(item))
  return after < 0 ? undefined : after
}

function settleTask(execution: Execution): Task | undefined {
  const { items, plan } = execution
  const lost = lostStep(items, (index) => !isMapping(plan[index]))
  return lost ?? (items.some(isUnsettled) || isArrivalOpen(execution) ? { task: 'settle' } : undefined)
}
