import type { EndReason, Execution, HistoryLine, Inclusion, ItemState, Proof, Stage } from './execution.ts'
import { notice } from './notice.ts'
import type { EvmTerms, Signed } from './sign/signed.ts'
import type { ServiceStatus } from './status.ts'

/** What came of a task. Every event says when, epoch seconds, since `apply` has no clock. */
export type Event = Readonly<{ atSeconds: number }> &
  (
    | Readonly<{ event: 'reserved'; index: number; terms: EvmTerms }>
    | Readonly<{ event: 'signed'; index: number; signed: Signed }>
    | Readonly<{ event: 'sent'; index: number }>
    | Readonly<{ event: 'done'; index: number; inclusion: Inclusion }>
    | Readonly<{ event: 'reverted'; index: number; inclusion: Inclusion }>
    /** The node no longer knows the transaction: the same bytes are sent again. */
    | Readonly<{ event: 'lost'; index: number }>
    | Readonly<{ event: 'reported' }>
    | Readonly<{ event: 'status'; status: ServiceStatus }>
    | Readonly<{ event: 'filled'; fill: Proof }>
    | Readonly<{ event: 'refunded'; refund: Proof }>
    | Readonly<{ event: 'ended'; end: EndReason }>
    | Readonly<{ event: 'troubled'; message: string }>
    | Readonly<{ event: 'told'; key: string }>
  )

/**
 * Says what an outcome changes. Pure, and forgiving of late or repeated events: one that does not fit the state
 * leaves it as it is, so that nothing ever moves back except by `lost`, and nothing is ever done twice.
 */
export function apply(execution: Execution, event: Event): Execution {
  const changed = change(execution, event)
  if (changed === execution) return execution
  const heard = notice(execution, changed)
  return {
    ...changed,
    untold: heard ? [...changed.untold, heard] : changed.untold,
    history: historyOf(execution, event),
    seq: execution.seq + 1,
    updatedAtSeconds: event.atSeconds,
  }
}

function change(execution: Execution, event: Event): Execution {
  switch (event.event) {
    case 'troubled':
      return execution.trouble === event.message ? execution : { ...execution, trouble: event.message }
    case 'told':
      return told(execution, event.key)
    case 'ended':
      return execution.stage.stage === 'steps' ? ended(execution, event.end) : execution
    case 'lost':
      return lost(execution, event.index)
    case 'reported':
    case 'status':
    case 'filled':
    case 'refunded':
      return tracked(execution, event)
    default:
      return stepped(execution, event)
  }
}

type StepEvent = Extract<Event, { event: 'reserved' | 'signed' | 'sent' | 'done' | 'reverted' }>
type TrackEvent = Extract<Event, { event: 'reported' | 'status' | 'filled' | 'refunded' }>

function stepped(execution: Execution, event: StepEvent): Execution {
  const item = execution.items[event.index]
  const moved = item && execution.stage.stage === 'steps' ? move(item, event) : undefined
  if (!moved) return execution
  const items = execution.items.map((each, index) => (index === event.index ? moved : each))
  const after = { ...execution, items, trouble: undefined }
  if (moved.phase === 'reverted') return ended(after, { reason: 'reverted', index: event.index })
  const isPaid = items.every((each) => each.phase === 'done')
  return isPaid ? { ...after, stage: { stage: 'tracking', status: undefined, isReported: false } } : after
}

function move(item: ItemState, event: StepEvent): ItemState | undefined {
  if (event.event === 'reserved')
    return item.phase === 'planned' ? { phase: 'reserved', terms: event.terms } : undefined
  if (event.event === 'signed') {
    return item.phase === 'reserved' ? { phase: 'signed', terms: item.terms, signed: event.signed } : undefined
  }
  if (item.phase !== 'signed' && item.phase !== 'sent') return undefined
  const { terms, signed } = item
  if (event.event === 'sent') return item.phase === 'signed' ? { phase: 'sent', terms, signed } : undefined
  return { phase: event.event, terms, signed, inclusion: event.inclusion }
}

// A reorganisation took the transaction out: its bytes are sent again, and everything after it waits.
function lost(execution: Execution, index: number): Execution {
  const item = execution.items[index]
  const isOver = execution.stage.stage !== 'steps' && execution.stage.stage !== 'tracking'
  if (!item || isOver || (item.phase !== 'sent' && item.phase !== 'done')) return execution
  const back: ItemState = { phase: 'signed', terms: item.terms, signed: item.signed }
  const items = execution.items.map((each, at) => (at === index ? back : each))
  return { ...execution, items, stage: { stage: 'steps' } }
}

function tracked(execution: Execution, event: TrackEvent): Execution {
  const { stage } = execution
  if (stage.stage !== 'tracking') return execution
  const moved = follow(stage, event)
  return moved ? { ...execution, stage: moved, trouble: undefined } : execution
}

function follow(stage: Extract<Stage, { stage: 'tracking' }>, event: TrackEvent): Stage | undefined {
  if (event.event === 'reported') return stage.isReported ? undefined : { ...stage, isReported: true }
  if (event.event === 'status')
    return isSame(stage.status, event.status) ? undefined : { ...stage, status: event.status }
  if (!stage.status) return undefined
  return event.event === 'filled'
    ? { stage: 'filled', fill: event.fill, status: stage.status }
    : { stage: 'refunded', refund: event.refund, status: stage.status }
}

function isSame(before: ServiceStatus | undefined, after: ServiceStatus): boolean {
  return (
    before !== undefined &&
    before.word === after.word &&
    before.txHashes.join() === after.txHashes.join() &&
    before.inTxHashes.join() === after.inTxHashes.join() &&
    before.failReason === after.failReason
  )
}

function ended(execution: Execution, end: EndReason): Execution {
  return { ...execution, stage: { stage: 'failed', end }, trouble: undefined }
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
    ...(event.event === 'troubled' ? { detail: event.message } : {}),
  }
  return [...execution.history, line].slice(-200)
}
