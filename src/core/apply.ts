import { type AstrayEvent, withLook } from './astray.ts'
import type { Amount } from './currency.ts'
import {
  type EndReason,
  type Execution,
  type HistoryLine,
  isInFlight,
  type LostSaves,
  type Need,
  type Pace,
  type Proof,
} from './execution.ts'
import { canBeGivenUp, stepInDoubt } from './give-up.ts'
import { type HurriedEvent, hurried } from './hurry.ts'
import { notice } from './notice.ts'
import {
  type OwnPaymentEvent,
  type PaidFromElsewhereEvent,
  paidFromElsewhere,
  payOwn,
  unpayOwn,
} from './own-payment/state.ts'
import { gotOn, meaningOfEvent } from './progress.ts'
import { isSameReason, type Reason, reasonLine } from './reason.ts'
import { type ArrivalEvent, arrivalRead, type FollowEvent, follow, stageAfterStep } from './stage.ts'
import type { ServiceStatus } from './status.ts'
import { attemptsOf, moveAmong, type StepEvent, withoutUnbroadcast } from './step.ts'
import { type SuccessorEvent, withSuccessor } from './successor.ts'

/** What came of a task. Every event says when, epoch seconds, since `apply` has no clock. */
export type Event = Readonly<{ atSeconds: number }> &
  (
    | Readonly<{ event: 'paced'; pace: Pace }>
    | StepEvent
    | FollowEvent
    | OwnPaymentEvent
    | PaidFromElsewhereEvent
    | HurriedEvent
    | SuccessorEvent
    | AstrayEvent
    /** `paid`: what came to a deposit address that is paid from elsewhere, where it was read. */
    | Readonly<{ event: 'filled'; fill: Proof; status?: ServiceStatus; paid?: Amount }>
    | Readonly<{ event: 'refunded'; refund: Proof; partOf?: Amount; paid?: Amount }>
    | ArrivalEvent
    | Readonly<{ event: 'ended'; end: EndReason }>
    /** It takes too long: told once, and again only after progress. */
    | Readonly<{ event: 'stalled' }>
    /** For how many seconds the wallet has looked at it since its last progress. */
    | Readonly<{ event: 'watched'; seconds: number }>
    | Readonly<{ event: 'troubled'; reason: Reason }>
    /** It cannot go on without the user. */
    | Readonly<{ event: 'needed'; need: Need['what']; reason: Reason }>
    | Readonly<{ event: 'told'; key: string }>
    /** The order was paid with the same keys, and not by what this record has signed; `hash` names the transaction. */
    | Readonly<{ event: 'foundPaid'; hash: string | undefined }>
    /** The disk has lost later saves than this record. */
    | Readonly<{ event: 'savesLost'; lost: LostSaves }>
  )

/**
 * Says what an outcome changes. Pure, and forgiving of late or repeated events: one that does not fit the state
 * leaves it as it is, so that nothing ever moves back except by what a chain says, and nothing is ever done twice.
 */
export function apply(execution: Execution, event: Event): Execution {
  const changed = change(execution, event)
  if (changed === execution) return execution
  const after = withProgress(execution, changed, event)
  const heard = notice(execution, after)
  const { isNews } = meaningOfEvent(event.event)
  const { stage, items } = after
  return {
    ...after,
    items: stage.stage === 'failed' ? withoutUnbroadcast(items) : items,
    untold: heard && !isUntold(after, heard.key) ? [...after.untold, heard] : after.untold,
    history: historyOf(execution, event),
    seq: execution.seq + 1,
    updatedAtSeconds: isNews ? event.atSeconds : execution.updatedAtSeconds,
  }
}

// An obstacle that the change itself came with stays.
function withProgress(before: Execution, changed: Execution, event: Event): Execution {
  const { progress, clearsObstacle } = meaningOfEvent(event.event)
  const isProgress = progress === 'always' || (progress === 'byContent' && isNewsOfMoney(before, event))
  const trouble = clearsObstacle && changed.trouble === before.trouble ? undefined : changed.trouble
  const after = { ...changed, trouble, ...heardWith(changed, event) }
  return isProgress ? { ...after, ...gotOn(event.atSeconds), needs: undefined } : after
}

// A word that the service repeats, or alternates with another, is none; nor is one that nobody knows.
function isNewsOfMoney({ statusesHeard = [] }: Execution, event: Event): boolean {
  if (event.event !== 'status' || event.status.status === 'unknown') return false
  return !statusesHeard.includes(event.status.status)
}

function heardWith({ statusesHeard = [] }: Execution, event: Event): Pick<Execution, 'statusesHeard'> {
  // Of another request everything is heard anew.
  if (event.event === 'superseded') return { statusesHeard: [] }
  if (event.event !== 'status' || event.status.status === 'unknown') return {}
  const { status } = event.status
  return statusesHeard.includes(status) ? {} : { statusesHeard: [...statusesHeard, status] }
}

function change(execution: Execution, event: Event): Execution {
  switch (event.event) {
    case 'troubled':
      return isSameReason(execution.trouble, event.reason) ? execution : troubledBy(execution, event.reason)
    case 'needed':
      return needed(execution, event)
    case 'stalled':
      return execution.stalledSinceSeconds === undefined && isInFlight(execution)
        ? { ...execution, stalledSinceSeconds: event.atSeconds }
        : execution
    case 'watched':
      return isInFlight(execution) && event.seconds > execution.watchedSeconds
        ? { ...execution, watchedSeconds: event.seconds }
        : execution
    case 'told':
      return told(execution, event.key)
    case 'foundPaid':
      return foundPaid(execution, event)
    case 'savesLost':
      return { ...execution, lostSaves: event.lost }
    case 'paced':
      return execution.pace.pace === 'undecided' && execution.stage.stage === 'steps'
        ? { ...execution, pace: event.pace }
        : execution
    case 'ended':
      return canEnd(execution, event.end) ? endedBy(execution, event.end, event.atSeconds) : execution
    case 'ownPayment':
      return payOwn(execution, event)
    case 'paidFromElsewhere':
      return paidFromElsewhere(execution, event)
    case 'hurried':
      return hurried(execution, event)
    case 'superseded':
      return withSuccessor(execution, event)
    case 'lookedElsewhere':
    case 'elsewhereTold':
      return withLook(execution, event)
    case 'arrivedInPart':
    case 'readAgain':
    case 'unarrived': {
      const moved = arrivalRead(execution.stage, event)
      return moved ? { ...execution, stage: moved } : execution
    }
    case 'reported':
    case 'status':
    case 'filled':
    case 'refunded': {
      const moved = follow(execution.stage, event)
      if (!moved) return execution
      const read = 'paid' in event ? { paid: event.paid } : {}
      return { ...execution, ...read, stage: moved }
    }
    default:
      return stepped(execution, event)
  }
}

function stepped(execution: Execution, event: StepEvent & Readonly<{ atSeconds: number }>): Execution {
  const items = moveAmong(execution.items, event, execution.stage.stage === 'steps')
  if (!items) return execution
  // From its block on a yes counts anew.
  const isInBlock = event.event === 'included' && event.inclusion.in === 'block'
  const after = { ...execution, items, ...(isInBlock ? { feeRoseAtSeconds: undefined } : {}) }
  if (event.event === 'raised') return { ...after, mostGas: { ...after.mostGas, value: event.mostGas } }
  // What was paid elsewhere is followed, whatever becomes of our own steps.
  if (execution.elsewhere) return after
  return { ...after, stage: stageAfterStep({ ...after, stage: execution.stage }, event.index) }
}

// What was only reserved is free again; what was signed stays, and a chain takes one of the two.
function foundPaid(execution: Execution, { hash, atSeconds }: Extract<Event, { event: 'foundPaid' }>): Execution {
  if (execution.stage.stage !== 'steps') return execution
  return {
    ...execution,
    items: execution.items.map((item) => (attemptsOf(item).length === 0 ? { phase: 'planned' } : item)),
    elsewhere: { hash, atSeconds },
    stage: { stage: 'tracking', status: undefined, reportedAtSeconds: undefined },
  }
}

function needed(execution: Execution, { need, reason, atSeconds }: Extract<Event, { event: 'needed' }>): Execution {
  if (execution.stage.stage !== 'steps') return execution
  const isSame = execution.needs?.what === need
  if (isSame && isSameReason(execution.trouble, reason)) return execution
  const rose = need === 'fee' && execution.feeRoseAtSeconds === undefined ? { feeRoseAtSeconds: atSeconds } : {}
  const needs = isSame ? execution.needs : { what: need, sinceSeconds: atSeconds }
  return { ...execution, trouble: reason, needs, ...rose }
}

function endedBy(execution: Execution, end: EndReason, atSeconds: number): Execution {
  return unpayOwn(execution, end, atSeconds) ?? { ...execution, stage: { stage: 'failed', end } }
}

// What was handed over may still get in: only a chain can end such a step.
function canEnd(execution: Execution, end: EndReason): boolean {
  if (end.reason === 'inDoubt') return stepInDoubt(execution) === end.index
  return end.reason === 'abandoned' ? canBeGivenUp(execution) : execution.stage.stage === 'steps'
}

// One step is posted to an exchange at a time. What it has said of having the bytes stays true, whatever it says next.
function troubledBy(execution: Execution, reason: Reason): Execution {
  if (reason.code !== 'EXCHANGE_TAKEN') return { ...execution, trouble: reason }
  const at = execution.items.findIndex(({ phase }) => phase === 'broadcast')
  const items = execution.items.map((state, index) =>
    index === at && state.phase === 'broadcast' ? { ...state, isReportedTaken: true as const } : state,
  )
  return { ...execution, items, trouble: reason }
}

function isUntold({ untold }: Execution, key: string): boolean {
  return untold.some((each) => each.key === key)
}

function told(execution: Execution, key: string): Execution {
  const untold = execution.untold.filter((each) => each.key !== key)
  return untold.length === execution.untold.length ? execution : { ...execution, untold }
}

function historyOf(execution: Execution, event: Event): readonly HistoryLine[] {
  if (!meaningOfEvent(event.event).isLine) return execution.history
  const line: HistoryLine = {
    atSeconds: event.atSeconds,
    what: event.event === 'status' ? `service:${event.status.word}` : event.event,
    ...('index' in event ? { index: event.index } : {}),
    ...('message' in event ? { detail: event.message } : {}),
    ...('reason' in event ? { detail: reasonLine(event.reason) } : {}),
  }
  return [...execution.history, line].slice(-200)
}
