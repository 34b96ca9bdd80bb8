import { type ReindexEvent, withReindex } from '../deposit-address/misdirected-deposit.ts'
import {
  type ExternalPaymentEvent,
  type OwnPaymentEvent,
  revertOwnPayment,
  withExternalPayment,
  withOwnPayment,
} from '../deposit-address/own-payment-events.ts'
import { type RequoteEvent, withRequote } from '../deposit-address/requote.ts'
import type { Amount } from '../money/currency.ts'
import { canBeAbandoned, stepInDoubt, withPaymentDoubt } from './abandon.ts'
import { type CpfpEvent, type CpfpRefusedEvent, withCpfp, withRefusedCpfp } from './cpfp.ts'
import {
  type ArrivalEvidence,
  type Execution,
  type FailureReason,
  heardAtSeconds,
  isInFlight,
  type StepOrder,
} from './execution.ts'
import { notificationOf, withFillNotified } from './notification.ts'
import { isTooSoon } from './progress.ts'
import type { ServiceStatus } from './service-status.ts'
import {
  type ArrivalEvent,
  type FollowEvent,
  stageAfterArrivalRead,
  stageAfterFollowing,
  stageAfterStep,
} from './stage.ts'
import { isObstacleKept, obstructedFor, type StepsEvent, withProgress, withStepsEvent } from './steps/apply.ts'
import { mayHaveLeft } from './steps/step.ts'

export type Event = Readonly<{ atSeconds: number; oneNode?: true }> &
  (
    | Readonly<{ event: 'stepOrderDecided'; stepOrder: StepOrder }>
    | StepsEvent
    | FollowEvent
    | OwnPaymentEvent
    | ExternalPaymentEvent
    | CpfpEvent
    | CpfpRefusedEvent
    | RequoteEvent
    | ReindexEvent
    /** `paid`: received from elsewhere, read on its chain. */
    | Readonly<{ event: 'filled'; fill: ArrivalEvidence; status?: ServiceStatus; paid?: Amount }>
    | Readonly<{ event: 'refunded'; refund: ArrivalEvidence; partOf?: Amount; paid?: Amount }>
    | ArrivalEvent
    | Readonly<{ event: 'ended'; end: FailureReason }>
    | Readonly<{ event: 'told'; key: string }>
    /** The same keys paid the order outside this record; `hash` names the transaction. */
    | Readonly<{ event: 'foundPaid'; hash: string | undefined }>
  )

/** The transfer after an event; an unfit event changes nothing. Only a chain moves a state back. */
export function apply(execution: Execution, event: Event): Execution {
  const changed = change(execution, event)
  if (changed === execution) return execution
  const after = withProgress(execution, { ...changed, ...heardWith(changed, event) }, event, {
    isNews: isNewsOfMoney(execution, event),
    isFailed: changed.stage.stage === 'failed',
    ...(event.event === 'status' ? { what: `service:${event.status.word}` } : {}),
  })
  const heard = notificationOf(execution, after)
  if (!heard) return after
  const pendingNotifications = isNotificationPending(after, heard.key)
    ? after.pendingNotifications
    : [...after.pendingNotifications, heard]
  return { ...after, ...withFillNotified(heard), pendingNotifications }
}

// A repeated, alternating or unknown word is no progress.
function isNewsOfMoney(execution: Execution, event: Event): boolean {
  if (event.event === 'filled')
    return event.fill.proof === 'verified' || heardAtSeconds(execution, 'success') === undefined
  if (event.event !== 'status' || event.status.status === 'unknown') return false
  return heardAtSeconds(execution, event.status.status) === undefined
}

// Alternating words would save at each look.
function isRepeatedTooSoon(execution: Execution, event: Event): boolean {
  if (event.event !== 'status' || isNewsOfMoney(execution, event)) return false
  const { updatedAtSeconds, lastProgressAtSeconds } = execution
  return updatedAtSeconds > lastProgressAtSeconds && isTooSoon(execution, updatedAtSeconds, event.atSeconds)
}

function heardWith(execution: Execution, event: Event): Pick<Execution, 'statusesHeard'> {
  // Another request's words start anew.
  if (event.event === 'requoted') return { statusesHeard: [] }
  if (event.event !== 'status' || event.status.status === 'unknown') return {}
  const { atSeconds } = event
  const { status } = event.status
  const isHeard = heardAtSeconds(execution, status) !== undefined
  return isHeard ? {} : { statusesHeard: [...(execution.statusesHeard ?? []), { status, atSeconds }] }
}

function change(execution: Execution, event: Event): Execution {
  switch (event.event) {
    case 'obstructed':
      return isObstacleKept(execution, event) ? execution : obstructedBy(execution, event)
    case 'told':
      return told(execution, event.key)
    case 'foundPaid':
      return foundPaid(execution, event)
    case 'stepOrderDecided':
      return execution.stepOrder.stepOrder === 'undecided' && execution.stage.stage === 'steps'
        ? { ...execution, stepOrder: event.stepOrder }
        : execution
    case 'ended':
      return canEnd(execution, event.end) ? endedBy(execution, event.end, event.atSeconds) : execution
    case 'ownPayment':
      return withOwnPayment(execution, event)
    case 'paidFromElsewhere':
      return withExternalPayment(execution, event)
    case 'cpfpSigned':
      return withCpfp(execution, event)
    case 'cpfpRefused':
      return withRefusedCpfp(execution, event)
    case 'requoted':
      return withRequote(execution, event)
    case 'reindexRequested':
    case 'reindexAnswered':
      return withReindex(execution, event)
    case 'arrivedInPart':
    case 'readAgain':
    case 'unarrived': {
      const moved = stageAfterArrivalRead(execution.stage, event)
      return moved ? { ...execution, stage: moved } : execution
    }
    case 'reported':
    case 'status':
    case 'filled':
    case 'refunded': {
      if (isRepeatedTooSoon(execution, event)) return execution
      const moved = stageAfterFollowing(execution.stage, event)
      if (!moved) return execution
      const read = 'paid' in event ? { paid: event.paid } : {}
      return { ...execution, ...read, stage: moved }
    }
    default:
      return afterStep(execution, event)
  }
}

function afterStep(execution: Execution, event: StepsEvent): Execution {
  const at = { isInSteps: execution.stage.stage === 'steps', isInFlight: isInFlight(execution) }
  const after = withStepsEvent(execution, event, at)
  // A payment from elsewhere is followed, however our own steps end.
  const isMoved =
    'index' in event && event.event !== 'replacementReserved' && after !== execution && !execution.elsewhere
  return isMoved ? { ...after, stage: stageAfterStep(after, event.index) } : after
}

// Broadcast bytes stay, since a chain takes only one of the two payments.
function foundPaid(execution: Execution, { hash, atSeconds }: Extract<Event, { event: 'foundPaid' }>): Execution {
  if (execution.stage.stage !== 'steps') return execution
  return {
    ...execution,
    items: execution.items.map((item) => (mayHaveLeft(item) ? item : { phase: 'planned' })),
    elsewhere: { hash, atSeconds },
    stage: { stage: 'tracking', status: undefined, reportedAtSeconds: undefined },
  }
}

function endedBy(execution: Execution, end: FailureReason, atSeconds: number): Execution {
  const failed = { stage: 'failed', end: withPaymentDoubt(execution, end) } as const
  return revertOwnPayment(execution, end, atSeconds) ?? { ...execution, stage: failed }
}

// Only a chain can end a broadcast step.
function canEnd(execution: Execution, end: FailureReason): boolean {
  if (end.reason === 'inDoubt') return stepInDoubt(execution) === end.index
  return end.reason === 'abandoned' ? canBeAbandoned(execution) : execution.stage.stage === 'steps'
}

type Obstructed = Extract<StepsEvent, { event: 'obstructed' }>

// An exchange's word about the bytes stays.
function obstructedBy(execution: Execution, { reason, atSeconds }: Obstructed): Execution {
  const isLate = reason.code === 'EXCHANGE_TOO_LATE'
  if (!isLate && reason.code !== 'EXCHANGE_TAKEN') return { ...execution, ...obstructedFor(reason) }
  const at = execution.items.findIndex(({ phase }) => phase === 'broadcast')
  const items = execution.items.map((state, index) =>
    index === at && state.phase === 'broadcast'
      ? { ...state, [isLate ? 'isTooLate' : 'isReportedTaken']: true as const }
      : state,
  )
  const stalledSinceSeconds = execution.stalledSinceSeconds ?? (isLate ? atSeconds : undefined)
  return { ...execution, items, obstacle: reason, stalledSinceSeconds }
}

function isNotificationPending({ pendingNotifications }: Execution, key: string): boolean {
  return pendingNotifications.some((each) => each.key === key)
}

function told(execution: Execution, key: string): Execution {
  const pendingNotifications = execution.pendingNotifications.filter((each) => each.key !== key)
  return pendingNotifications.length === execution.pendingNotifications.length
    ? execution
    : { ...execution, pendingNotifications }
}
