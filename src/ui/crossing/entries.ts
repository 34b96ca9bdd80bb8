import type { ExecutionView, StepView } from '../../api/crossing-views.ts'
import type { Amount } from '../../core/currency.ts'
import { type EndReason, isAwaitingPayment, isEffective, type Proof } from '../../core/execution.ts'
import { type EvmRole, type Item, isPaidElsewhere, isSend } from '../../core/item.ts'
import type { ServiceStatus } from '../../core/status.ts'
import { canGetIn, isDecided } from '../../core/step.ts'
import type { Progress } from '../parts/timeline.tsx'
import { firstSeen, isSeen } from './began.ts'
import { isCancelling } from './raisable.ts'
import { type Heading, headingOf, isNothingSent, isShort } from './state.ts'

/** Which of several transactions of a step is meant: the only one, one that pays more, or one that cancels it. */
export type Attempt = 'first' | 'raised' | 'cancelling' | 'cancelled'

/**
 * What a step is for: the role of a transaction of an EVM chain, the one transaction of Bitcoin, a message to an exchange,
 * or a permit.
 */
type StepRole = EvmRole | 'bitcoin' | ExchangeRole | PermitRole
type ExchangeRole = 'exchangeAAuthorize' | 'exchangeATransfer' | 'exchangeBTransfer'
/** A signature by which the service takes the money. */
type PermitRole = 'evmSignature'

/** Whether a step is a signed message, which an exchange or the service takes or does not. */
export function isMessage(role: StepRole): role is ExchangeRole {
  return role.startsWith('exchange')
}

/** One line of a crossing's timeline, before it is put into words. */
export type Entry = Readonly<{ progress: Progress; atSeconds: number | undefined }> &
  (
    | Readonly<{ what: 'approved' }>
    | Readonly<{
        what: 'step'
        index: number
        role: StepRole
        chainId: number
        phase: StepView['phase']
        attempt: Attempt
        hash: string | undefined
        blockNumber: bigint | undefined
        /** Until when a permit can be used, epoch seconds. */
        deadlineSeconds?: number | undefined
      }>
    /** `came` is what the wallet has read there itself. */
    | Readonly<{ what: 'pay'; came: Amount | undefined }>
    /** Paid with the same keys by something that the wallet has no record of. */
    | Readonly<{ what: 'elsewhere'; chainId: number; hash: string | undefined }>
    | Readonly<{ what: 'seen' }>
    | Readonly<{ what: 'requoted'; paid: Amount }>
    | Readonly<{ what: 'filling'; status: ServiceStatus | undefined }>
    /** `heading` is what it leads to while it is not there. */
    | Readonly<{ what: 'received'; fill: Proof | undefined; heading: Heading }>
    /**
     * What a cancellation, or a step that failed, leads to: unless the step that pays is faster than being cancelled, or
     * gets in all the same, where it can.
     */
    | Readonly<{ what: 'kept'; unless: 'faster' | 'sent' | undefined }>
    | Readonly<{ what: 'refunded'; refund: Proof }>
    | Readonly<{ what: 'failed'; end: EndReason }>
  )

type StepEntry = Extract<Entry, { what: 'step' }>

/**
 * The timeline of an execution: what happened, what happens now, and what would come next.
 *
 * @param came what was read at its deposit address
 */
export function entriesOf(execution: ExecutionView, came?: Amount): readonly Entry[] {
  const { stage } = execution
  const approved: Entry = { what: 'approved', progress: 'done', atSeconds: execution.approvedAtSeconds }
  const steps = stepEntries(execution)
  if (stage.stage === 'failed') {
    const failed: Entry = { what: 'failed', progress: 'bad', atSeconds: execution.updatedAtSeconds, end: stage.end }
    return [approved, ...steps.filter((step) => step.progress !== 'next'), failed]
  }
  const isOver = isOnlyKept(headingOf(execution, came)) || execution.elsewhere !== undefined
  const signed = isOver ? steps.filter((step) => step.phase !== 'planned') : steps
  const paid = [...elsewhereEntries(execution), ...payEntries(execution, came)]
  return [approved, ...signed, ...paid, ...serviceEntries(execution, came)]
}

function elsewhereEntries({ elsewhere, intent }: ExecutionView): readonly Entry[] {
  if (!elsewhere) return []
  const { hash, atSeconds } = elsewhere
  return [{ what: 'elsewhere', progress: 'done', atSeconds, chainId: intent.originChainId, hash }]
}

// Whichever of two transactions gets in, or whatever of what was sent: nothing more is signed.
function isOnlyKept(heading: Heading): heading is 'cancel' | 'stopped' {
  return heading === 'cancel' || heading === 'stopped'
}

function stepEntries(execution: ExecutionView): readonly StepEntry[] {
  const isOver = execution.stage.stage === 'failed'
  const current = execution.items.findIndex((item) => !isDecided(item))
  // Steps that are sent together are signed before any of them is.
  const isBeingSigned = isNothingSent(execution)
  return execution.plan.flatMap((item, index): readonly StepEntry[] => {
    const state = execution.items[index]
    const role = roleOf(item)
    if (!role || !state) return []
    return [
      {
        what: 'step',
        progress: progressOf(state, index === current && !isOver),
        atSeconds: timeOf(execution, state.phase, index),
        index,
        role,
        chainId: item.chainId,
        phase: isBeingSigned && state.phase === 'signed' ? 'reserved' : state.phase,
        attempt: attemptOf(state),
        hash: isBeingSigned || isNoTransaction(role) || !('signed' in state) ? undefined : state.signed.hash,
        blockNumber: 'inclusion' in state && state.inclusion.in === 'block' ? state.inclusion.blockNumber : undefined,
        deadlineSeconds: item.kind === 'evmSignature' ? item.deadlineSeconds : undefined,
      },
    ]
  })
}

function isNoTransaction(role: StepRole): boolean {
  return isMessage(role) || role === 'evmSignature'
}

function roleOf(item: Item): StepRole | undefined {
  if (item.kind === 'evmTransaction') return item.role
  if (item.kind === 'bitcoinPsbt') return 'bitcoin'
  return item.kind === 'depositAddress' ? undefined : item.kind
}

// An address that is paid from elsewhere: the wallet has no step of it, and learns of the payment as everybody does.
function payEntries(execution: ExecutionView, came: Amount | undefined): readonly Entry[] {
  if (!isPaidElsewhere(execution.plan)) return []
  const isPaid = !isAwaitingPayment(execution)
  return [
    {
      what: 'pay',
      progress: isShort(execution, came) ? 'bad' : isPaid ? 'done' : 'active',
      came,
      atSeconds: isPaid ? firstSeen(execution.history) : undefined,
    },
  ]
}

/** Which attempt of a step counts now. */
export function attemptOf(state: StepView): Attempt {
  if (isEffective(state)) return isCancelling(state) ? 'cancelled' : 'first'
  if (['planned', 'reverted', 'ineffective', 'replaced'].includes(state.phase)) return 'first'
  if (isCancelling(state)) return 'cancelling'
  return 'earlier' in state && state.earlier.length > 0 ? 'raised' : 'first'
}

function progressOf(state: StepView, isCurrent: boolean): Progress {
  if (isEffective(state) && isCancelling(state)) return 'bad'
  if (isEffective(state)) return 'done'
  if (['reverted', 'ineffective', 'replaced'].includes(state.phase)) return 'bad'
  return isCurrent ? 'active' : 'next'
}

function serviceEntries(execution: ExecutionView, came: Amount | undefined): readonly Entry[] {
  const { stage, history } = execution
  const status = 'status' in stage ? stage.status : undefined
  const isTracking = stage.stage === 'tracking' || stage.stage === 'refunding'
  const hasSeen = stage.stage !== 'steps' && status !== undefined && isSeen(status.status)
  const seen: Entry = {
    what: 'seen',
    progress: hasSeen ? 'done' : isTracking && !isAwaitingPayment(execution) ? 'active' : 'next',
    atSeconds: hasSeen ? firstSeen(history) : undefined,
  }
  const anew = requotedEntries(execution)
  if (stage.stage === 'refunded') {
    const at = timeOfWhat(history, 'refunded')
    const refunded: Entry = { what: 'refunded', progress: 'back', atSeconds: at, refund: stage.refund }
    if (isSend(execution.plan)) return [refunded]
    return [seen, ...anew, { what: 'filling', progress: 'bad', atSeconds: undefined, status: undefined }, refunded]
  }
  const isFilled = stage.stage === 'filled'
  const heading = headingOf(execution, came)
  if (isOnlyKept(heading)) return [keptEntry(execution, heading)]
  const received: Entry = {
    what: 'received',
    progress: isFilled ? 'done' : 'next',
    atSeconds: isFilled ? timeOfWhat(history, 'filled') : undefined,
    fill: isFilled ? stage.fill : undefined,
    heading,
  }
  // What came is less than can be paid out, whatever the service says that it does.
  if (heading === 'short' && !isFilled) return [seen, ...anew, received]
  // Nobody stands between: what is in a block is paid, and only to be read.
  if (isSend(execution.plan)) return [isTracking ? { ...received, progress: 'active' } : received]
  return [
    seen,
    ...anew,
    {
      what: 'filling',
      progress: isFilled ? 'done' : hasSeen && isTracking ? 'active' : 'next',
      atSeconds: isFilled ? (timeOfWhat(history, 'service:success') ?? timeOfWhat(history, 'filled')) : undefined,
      status: isTracking ? status : undefined,
    },
    received,
  ]
}

function keptEntry(execution: ExecutionView, heading: 'cancel' | 'stopped'): Entry {
  const last = execution.items.at(-1)
  const isFaster = heading === 'cancel' && last !== undefined && isCancelling(last)
  const isSent = heading === 'stopped' && last !== undefined && canGetIn(last)
  return {
    what: 'kept',
    progress: 'next',
    atSeconds: undefined,
    unless: isFaster ? 'faster' : isSent ? 'sent' : undefined,
  }
}

function requotedEntries({ successor, history }: ExecutionView): readonly Entry[] {
  if (!successor) return []
  return [{ what: 'requoted', progress: 'done', atSeconds: timeOfWhat(history, 'superseded'), paid: successor.paid }]
}

function timeOf(execution: ExecutionView, phase: StepView['phase'], index: number): number | undefined {
  // The end of a step is told as the moment when it came into its block.
  const what = phase === 'finalized' ? 'included' : phase
  return execution.history.findLast((line) => line.what === what && line.index === index)?.atSeconds
}

function timeOfWhat(history: ExecutionView['history'], what: string): number | undefined {
  return history.findLast((line) => line.what === what)?.atSeconds
}
