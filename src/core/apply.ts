import {
  type EndReason,
  type Execution,
  type HistoryLine,
  type Inclusion,
  type ItemState,
  isEffective,
  isInFlight,
  type Need,
  type Pace,
  type Proof,
} from './execution.ts'
import { notice } from './notice.ts'
import type { Purpose, Signed, Terms } from './sign/signed.ts'
import { type FollowEvent, follow } from './stage.ts'

/** What came of one step's task. */
export type StepEvent =
  | Readonly<{ event: 'reserved'; index: number; terms: Terms }>
  | Readonly<{ event: 'signed'; index: number; signed: Signed }>
  | Readonly<{ event: 'sent' | 'seen'; index: number }>
  /** The effect was read; `hash` says of which bytes, where an attempt was replaced. */
  | Readonly<{ event: 'included' | 'reverted'; index: number; hash: string; inclusion: Inclusion }>
  | Readonly<{ event: 'settled'; index: number }>
  /** The node no longer knows the transaction: the same bytes are sent again. */
  | Readonly<{ event: 'lost'; index: number }>
  /** Another transaction has the nonce for good. */
  | Readonly<{ event: 'replaced'; index: number }>
  /** The user pays more for the same nonce, to carry the step out sooner or to cancel it. */
  | Readonly<{ event: 'raised'; index: number; terms: Terms; purpose: Purpose; mostGas: bigint }>

/** What came of a task. Every event says when, epoch seconds, since `apply` has no clock. */
export type Event = Readonly<{ atSeconds: number }> &
  (
    | Readonly<{ event: 'paced'; pace: Pace }>
    | StepEvent
    | FollowEvent
    | Readonly<{ event: 'filled'; fill: Proof }>
    | Readonly<{ event: 'refunded'; refund: Proof }>
    | Readonly<{ event: 'ended'; end: EndReason }>
    | Readonly<{ event: 'stalled' }>
    | Readonly<{ event: 'troubled'; message: string }>
    /** It cannot go on without the user; `message` says it in a sentence. */
    | Readonly<{ event: 'needed'; need: Need['what']; message: string }>
    | Readonly<{ event: 'told'; key: string }>
  )

/**
 * Says what an outcome changes. Pure, and forgiving of late or repeated events: one that does not fit the state
 * leaves it as it is, so that nothing ever moves back except by what a chain says, and nothing is ever done twice.
 */
export function apply(execution: Execution, event: Event): Execution {
  const changed = change(execution, event)
  if (changed === execution) return execution
  const heard = notice(execution, changed)
  return {
    ...changed,
    untold: heard && !isUntold(changed, heard.key) ? [...changed.untold, heard] : changed.untold,
    history: historyOf(execution, event),
    seq: execution.seq + 1,
    updatedAtSeconds: isBookkeeping(event) ? execution.updatedAtSeconds : event.atSeconds,
  }
}

// What nobody who waits for the money would call news.
function isBookkeeping({ event }: Event): boolean {
  return event === 'settled' || event === 'told'
}

function change(execution: Execution, event: Event): Execution {
  switch (event.event) {
    case 'troubled':
      return execution.trouble === event.message ? execution : { ...execution, trouble: event.message }
    case 'needed':
      return needed(execution, event)
    case 'stalled':
      return execution.stalledSinceSeconds === undefined && isInFlight(execution)
        ? { ...execution, stalledSinceSeconds: event.atSeconds }
        : execution
    case 'told':
      return told(execution, event.key)
    case 'paced':
      return execution.pace.pace === 'undecided' && execution.stage.stage === 'steps'
        ? { ...execution, pace: event.pace }
        : execution
    case 'ended':
      return execution.stage.stage === 'steps' ? endedBy(execution, event.end) : execution
    case 'reported':
    case 'status':
    case 'filled':
    case 'refunded': {
      const moved = follow(execution.stage, event)
      return moved ? { ...progressed(execution), stage: moved } : execution
    }
    default:
      return stepped(execution, event)
  }
}

function stepped(execution: Execution, event: StepEvent): Execution {
  const item = execution.items[event.index]
  const moved = item && move(item, event, execution)
  if (!moved) return execution
  const items = execution.items.map((each, index) => (index === event.index ? moved : each))
  const after = { ...(event.event === 'settled' ? execution : progressed(execution)), items }
  if (event.event === 'raised') {
    return { ...after, mostGas: { ...after.mostGas, value: event.mostGas } }
  }
  const stage = stageAfter(after, moved, event.index)
  const hasPaid = event.index === items.length - 1 && isCarriedOut(moved)
  const isGivenUp = stage.stage === 'steps' && isEffective(moved) && !hasPaid && wasToBeCancelled(item)
  return { ...after, stage: isGivenUp ? cancelled(items, event.index) : stage }
}

// Whoever wanted out before the money left is out, also where the step got in before its cancellation; but steps that
// are on their way already are the chain's to decide.
function cancelled(items: readonly ItemState[], index: number): Execution['stage'] {
  const isOneOnItsWay = items.slice(index + 1).some((later) => later.phase !== 'planned' && isOut(later))
  return isOneOnItsWay ? { stage: 'steps' } : { stage: 'failed', end: { reason: 'cancelled', index } }
}

function wasToBeCancelled(item: ItemState): boolean {
  if (item.phase === 'planned') return false
  if (item.phase === 'reserved' && item.purpose === 'cancel') return true
  const attempts = 'signed' in item ? [item.signed, ...item.earlier] : item.earlier
  return attempts.some(({ purpose }) => purpose === 'cancel')
}

// An arrival stays what it is, and only a chain takes a failure back: a reorganisation that undoes what it was about, or
// a deposit that gets in after all.
function stageAfter(execution: Execution, moved: ItemState, index: number): Execution['stage'] {
  const { stage, items } = execution
  if (stage.stage === 'filled' || stage.stage === 'refunded') return stage
  if (isPaid(items)) {
    const isFollowed = stage.stage === 'tracking' || stage.stage === 'refunding'
    return isFollowed ? stage : { stage: 'tracking', status: undefined, reportedAtSeconds: undefined }
  }
  if (stage.stage === 'failed') return isUndone(stage.end, moved, index) ? { stage: 'steps' } : stage
  if (isCancel(moved)) return cancelled(items, index)
  const before = items.slice(0, index).findIndex(isCancel)
  if (moved.phase === 'reverted' && before >= 0) return { stage: 'failed', end: { reason: 'cancelled', index: before } }
  if (moved.phase === 'reverted') return { stage: 'failed', end: { reason: 'reverted', index } }
  if (moved.phase === 'replaced') return { stage: 'failed', end: { reason: 'nonceTaken', index } }
  // A reorganisation took a step out: its bytes are sent again, and everything after it waits.
  return { stage: 'steps' }
}

// The last step is the one that pays; the others are there for it, and no longer matter where the chain refused them.
function isPaid(items: readonly ItemState[]): boolean {
  const last = items.at(-1)
  return last !== undefined && isCarriedOut(last) && items.every((item) => isCarriedOut(item) || isOutOfIt(item))
}

function isOutOfIt(item: ItemState): boolean {
  return isCancel(item) || item.phase === 'reverted' || item.phase === 'void' || item.phase === 'replaced'
}

function isCarriedOut(item: ItemState): boolean {
  return isEffective(item) && !isCancel(item)
}

function isCancel(item: ItemState): boolean {
  return isEffective(item) && 'signed' in item && item.signed.purpose === 'cancel'
}

function isUndone(end: EndReason, moved: ItemState, index: number): boolean {
  const isAboutIt = (end.reason === 'reverted' || end.reason === 'cancelled') && end.index === index
  return isAboutIt && moved.phase === 'signed'
}

const BYTES_ARE_OUT = ['signed', 'sending', 'seen'] as const
const MAY_BE_LOST: readonly ItemState['phase'][] = ['sending', 'seen', 'included', 'reverted']

// The state after an event, or undefined where the event does not fit.
function move(item: ItemState, event: StepEvent, { stage }: Execution): ItemState | undefined {
  const isInSteps = stage.stage === 'steps'
  if (event.event === 'reserved') {
    const reserved = { phase: 'reserved', terms: event.terms, purpose: 'step', earlier: [] } as const
    return isInSteps && item.phase === 'planned' ? reserved : undefined
  }
  if (item.phase === 'planned') return undefined
  if (event.event === 'included' || event.event === 'reverted') return took(item, event)
  if (item.phase === 'reserved') {
    const { terms, earlier, purpose } = item
    // More was to be paid for it, and is not signed yet: the user may still want out instead.
    const isWayOut = event.event === 'raised' && event.purpose === 'cancel' && earlier.length > 0 && isInSteps
    if (isWayOut) return { ...item, terms: event.terms, purpose: 'cancel' }
    const isFit = event.event === 'signed' && event.signed.purpose === purpose
    return isFit ? { phase: 'signed', terms, signed: event.signed, earlier } : undefined
  }
  switch (event.event) {
    case 'sent':
      return item.phase === 'signed' ? { ...attemptOf(item), phase: 'sending' } : undefined
    case 'seen':
      return item.phase === 'signed' || item.phase === 'sending' ? { ...attemptOf(item), phase: 'seen' } : undefined
    case 'settled':
      if (item.phase === 'included') return { ...item, phase: 'settled' }
      return item.phase === 'reverted' ? { ...item, phase: 'void' } : undefined
    case 'lost':
      return MAY_BE_LOST.includes(item.phase) ? { ...attemptOf(item), phase: 'signed' } : undefined
    case 'replaced':
      return isOut(item) ? { ...attemptOf(item), phase: 'replaced' } : undefined
    case 'raised':
      return isOut(item) && isInSteps
        ? { phase: 'reserved', terms: event.terms, purpose: event.purpose, earlier: [...item.earlier, item.signed] }
        : undefined
    default:
      return undefined
  }
}

type WithEarlier = Exclude<ItemState, { phase: 'planned' }>
type WithSigned = Exclude<WithEarlier, { phase: 'reserved' }>

// Whichever attempt got in is the step's from then on; the others can no longer, unless a reorganisation takes it out.
function took(item: WithEarlier, event: Extract<StepEvent, { inclusion: Inclusion }>): ItemState | undefined {
  const attempts = 'signed' in item ? [item.signed, ...item.earlier] : item.earlier
  const signed = attempts.find((each) => each.hash === event.hash)
  const isOpen = item.phase === 'reserved' || isOut(item)
  if (!signed || !isOpen) return undefined
  const others = attempts.filter((each) => each !== signed)
  return { phase: event.event, terms: item.terms, signed, earlier: others, inclusion: event.inclusion }
}

function isOut(item: WithEarlier): item is WithSigned {
  return BYTES_ARE_OUT.some((phase) => phase === item.phase)
}

function attemptOf({ terms, signed, earlier }: WithSigned): Pick<WithSigned, 'terms' | 'signed' | 'earlier'> {
  return { terms, signed, earlier }
}

function needed(execution: Execution, { need, message, atSeconds }: Extract<Event, { event: 'needed' }>): Execution {
  if (execution.stage.stage !== 'steps') return execution
  const isSame = execution.needs?.what === need
  if (isSame && execution.trouble === message) return execution
  return { ...execution, trouble: message, needs: isSame ? execution.needs : { what: need, sinceSeconds: atSeconds } }
}

function progressed(execution: Execution): Execution {
  return { ...execution, trouble: undefined, needs: undefined, stalledSinceSeconds: undefined }
}

function endedBy(execution: Execution, end: EndReason): Execution {
  // What was handed over may still get in: only a chain can end such a step.
  const isHandedOver = execution.items.some((item) => item.phase !== 'planned' && item.phase !== 'reserved')
  const isHarmless = end.reason !== 'abandoned' || !isHandedOver
  return isHarmless ? { ...progressed(execution), stage: { stage: 'failed', end } } : execution
}

function isUntold({ untold }: Execution, key: string): boolean {
  return untold.some((each) => each.key === key)
}

function told(execution: Execution, key: string): Execution {
  const untold = execution.untold.filter((each) => each.key !== key)
  return untold.length === execution.untold.length ? execution : { ...execution, untold }
}

function historyOf(execution: Execution, event: Event): readonly HistoryLine[] {
  if (event.event === 'told' || event.event === 'reported') return execution.history
  const line: HistoryLine = {
    atSeconds: event.atSeconds,
    what: event.event === 'status' ? `service:${event.status.word}` : event.event,
    ...('index' in event ? { index: event.index } : {}),
    ...('message' in event ? { detail: event.message } : {}),
  }
  return [...execution.history, line].slice(-200)
}
