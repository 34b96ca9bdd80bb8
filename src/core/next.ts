import { type Execution, type ItemState, isMapping, isUnsettled, type Notice } from './execution.ts'
import { isSend } from './item.ts'
import { canGetIn } from './kept-back.ts'
import { isNotSeenYet } from './status.ts'
import { hasFailed, isDecided, wasToBeCancelled } from './step.ts'

/** What to do next. `perform` answers with an event, or with nothing when there is only to wait. */
export type Task =
  | Readonly<{ task: 'simulate' }>
  | Readonly<{ task: 'reserve'; index: number }>
  | Readonly<{ task: 'sign'; index: number }>
  | Readonly<{ task: 'send'; index: number }>
  | Readonly<{ task: 'confirm'; index: number }>
  | Readonly<{ task: 'settle' }>
  | Readonly<{ task: 'report' }>
  | Readonly<{ task: 'track' }>
  | Readonly<{ task: 'proveFill'; txHashes: readonly string[] }>
  | Readonly<{ task: 'proveRefund'; txHashes: readonly string[] }>
  | Readonly<{ task: 'tell'; notice: Notice }>

const STEP_TASKS = {
  planned: 'reserve',
  reserved: 'sign',
  signed: 'send',
  sending: 'confirm',
  seen: 'confirm',
} as const

function isOpen(phase: ItemState['phase']): phase is keyof typeof STEP_TASKS {
  return Object.hasOwn(STEP_TASKS, phase)
}

/**
 * Says what to do now; undefined when there is nothing left. Pure: resuming, retrying and starting are the same
 * question. A step is begun only when the effect of the one before it was read from the chain, or when a node has
 * simulated all of them in order; then all are reserved, all are signed, and all are sent, in their order. After one has
 * failed, or the user wants out of one, nothing more is begun: only what may be out already is sent again and looked for.
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
  if (stage.stage === 'steps') return stepTask(execution)
  if (stage.stage !== 'tracking' && stage.stage !== 'refunding') return settleTask(execution)
  if (isSend(execution.plan)) return { task: 'proveFill', txHashes: paymentOf(execution) }
  if (stage.reportedAtSeconds === undefined && stage.status && isNotSeenYet(stage.status)) return { task: 'report' }
  if (stage.status?.status === 'success') return { task: 'proveFill', txHashes: stage.status.txHashes }
  if (stage.status?.status === 'refund') return { task: 'proveRefund', txHashes: stage.status.txHashes }
  return { task: 'track' }
}

// What the user pays to somebody with a transaction of their own arrives in that very transaction: nobody has to say so.
function paymentOf({ items }: Execution): readonly string[] {
  const last = items.at(-1)
  return last && 'signed' in last ? [last.signed.hash] : []
}

function stepTask(execution: Execution): Task | undefined {
  const { pace, items } = execution
  if (pace.pace === 'undecided') return { task: 'simulate' }
  const isStopped = items.some((item) => hasFailed(item) || wasToBeCancelled(item))
  const isLeft = (item: ItemState, index: number) => !isDecided(item) && (!isStopped || canGetIn(execution, index))
  if (pace.pace === 'pipelined') {
    for (const phase of ['planned', 'reserved', 'signed'] as const) {
      const index = items.findIndex((item, at) => item.phase === phase && isLeft(item, at))
      if (index >= 0) return { task: STEP_TASKS[phase], index }
    }
  }
  const index = items.findIndex(isLeft)
  const phase = items[index]?.phase
  if (!phase || !isOpen(phase)) return undefined
  return { task: STEP_TASKS[phase], index }
}

// After the end a reorganisation may still take a step out of its block. Its bytes are then sent again, since the nonces
// after it wait for it, whatever has become of the crossing.
function settleTask({ items, plan }: Execution): Task | undefined {
  const lost = items.findIndex(
    ({ phase }, index) => (phase === 'signed' || phase === 'sending' || phase === 'seen') && !isMapping(plan[index]),
  )
  const phase = items[lost]?.phase
  if (phase && isOpen(phase)) return { task: STEP_TASKS[phase], index: lost }
  return items.some(isUnsettled) ? { task: 'settle' } : undefined
}
