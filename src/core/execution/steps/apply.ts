import { isSameReason, type Reason, reasonLine } from '../../reason/reason.ts'
import type { HistoryLine, LostSaves, RecordWithSteps, UserActionRequired } from '../execution.ts'
import { type EventKind, isTooSoon, meaningOfEvent, startProgress } from '../progress.ts'
import { type StepEvent, withoutUnbroadcast, withStepEvent } from './step.ts'

type WaitEvent =
  /** It takes too long: told once, and again only after progress. */
  | Readonly<{ event: 'stalled' }>
  | Readonly<{ event: 'watched'; seconds: number }>
  | Readonly<{ event: 'obstructed'; reason: Reason }>
  | Readonly<{ event: 'needed'; need: UserActionRequired['what']; reason: Reason }>
  | Readonly<{ event: 'savesLost'; lost: LostSaves }>

export type StepsEvent = Readonly<{ atSeconds: number; oneNode?: true }> & (StepEvent | WaitEvent)

type At = Readonly<{ isInSteps: boolean; isInFlight: boolean }>

/**
 * A record after an event of its steps; unchanged where the event doesn't fit. The caller decides its meaning for the
 * whole record.
 */
export function withStepsEvent<R extends RecordWithSteps>(record: R, event: StepsEvent, at: At): R {
  switch (event.event) {
    case 'obstructed':
      return isObstacleKept(record, event) ? record : { ...record, ...obstructedFor(event.reason) }
    case 'needed':
      return at.isInSteps ? needed(record, event) : record
    case 'stalled':
      return record.stalledSinceSeconds === undefined && at.isInFlight
        ? { ...record, stalledSinceSeconds: event.atSeconds }
        : record
    case 'watched':
      return at.isInFlight && event.seconds > record.watchedSeconds
        ? { ...record, watchedSeconds: event.seconds }
        : record
    case 'savesLost':
      return { ...record, lostSaves: event.lost }
    default:
      return moved(record, event, at)
  }
}

/** These decide more than words, so they are noted at once. */
const DECISIVE: readonly Reason['code'][] = [
  'MAYBE_PAID',
  'SAVES_LOST',
  'EXCHANGE_TAKEN',
  'EXCHANGE_TOO_LATE',
  'KEY_DELETED',
  'RECORD_CHANGED',
]

/** Whether an obstacle changes nothing: it is the same, or reasons alternate. */
export function isObstacleKept(
  record: Pick<RecordWithSteps, 'obstacle' | 'obstacleSinceSeconds' | 'lastProgressAtSeconds'>,
  { reason, atSeconds }: Readonly<{ reason: Reason; atSeconds: number }>,
): boolean {
  const { obstacle, obstacleSinceSeconds: since } = record
  if (isSameReason(obstacle, reason)) return true
  const isDecisive = DECISIVE.includes(reason.code) && obstacle?.code !== reason.code
  return obstacle !== undefined && since !== undefined && !isDecisive && isTooSoon(record, since, atSeconds)
}

const FEE_REASONS: readonly Reason['code'][] = ['FEE_RISEN', 'GAS_ABOVE_APPROVED']

const UNHELPED: readonly Reason['code'][] = ['KEY_DELETED', 'RECORD_CHANGED']

/** No unlock helps here. */
export function obstructedFor(reason: Reason): Readonly<{ obstacle: Reason; needs?: undefined }> {
  return UNHELPED.includes(reason.code) ? { obstacle: reason, needs: undefined } : { obstacle: reason }
}

function needed<R extends RecordWithSteps>(record: R, event: Extract<StepsEvent, { event: 'needed' }>): R {
  const { need, reason, atSeconds } = event
  const isSame = record.needs?.what === need
  const isOfFee = record.obstacle !== undefined && FEE_REASONS.includes(record.obstacle.code)
  if (isSame && (isOfFee ? isObstacleKept(record, event) : isSameReason(record.obstacle, reason))) return record
  const rose = need === 'fee' && record.feeRoseAtSeconds === undefined ? { feeRoseAtSeconds: atSeconds } : {}
  const needs = isSame ? record.needs : { what: need, sinceSeconds: atSeconds }
  return { ...record, obstacle: reason, needs, ...rose }
}

function moved<R extends RecordWithSteps>(record: R, event: StepEvent & Readonly<{ atSeconds: number }>, at: At): R {
  const items = withStepEvent(record.items, event, at.isInSteps)
  if (!items) return record
  // An approval's time counts anew from the block.
  const isInBlock = event.event === 'included' && event.inclusion.in === 'block'
  const after = { ...record, items, ...(isInBlock ? { feeRoseAtSeconds: undefined } : {}) }
  return event.event === 'replacementReserved'
    ? { ...after, mostGas: { ...after.mostGas, value: event.mostGas }, ...sealedFee(event) }
    : after
}

/** Takes over the seal of a fee that the user raised. */
export function sealedFee({ feeMac }: Readonly<{ feeMac?: string | undefined }>): Pick<RecordWithSteps, 'feeMac'> {
  return feeMac === undefined ? {} : { feeMac }
}

type AnyEvent = Readonly<{
  event: EventKind
  atSeconds: number
  index?: number
  message?: string
  reason?: Reason
  oneNode?: true
}>

/**
 * Updates a changed record's progress, timeline and count. A failure drops signed but unbroadcast steps.
 *
 * @param isNews whether the event is progress, where its content decides that
 */
export function withProgress<R extends RecordWithSteps>(
  before: R,
  changed: R,
  event: AnyEvent,
  { isNews, isFailed, what }: Readonly<{ isNews: boolean; isFailed: boolean; what?: string }>,
): R {
  const meaning = meaningOfEvent(event.event)
  // An obstacle of the change itself stays.
  const obstacle = meaning.clearsObstacle && changed.obstacle === before.obstacle ? undefined : changed.obstacle
  const isProgress = meaning.progress === 'always' || (meaning.progress === 'byContent' && isNews)
  return {
    ...changed,
    obstacle,
    ...(isSameReason(before.obstacle, obstacle) ? {} : { obstacleSinceSeconds: obstacle && event.atSeconds }),
    ...(isProgress ? { ...startProgress(event.atSeconds), needs: undefined } : {}),
    items: isFailed ? withoutUnbroadcast(changed.items) : changed.items,
    ...(event.oneNode ? { oneNode: true } : {}),
    history: meaning.isLine ? [...before.history, lineOf(event, what)].slice(-200) : before.history,
    seq: before.seq + 1,
    updatedAtSeconds: meaning.isNews ? event.atSeconds : before.updatedAtSeconds,
  }
}

function lineOf({ event, atSeconds, index, message, reason }: AnyEvent, what: string = event): HistoryLine {
  return {
    atSeconds,
    what,
    ...(index === undefined ? {} : { index }),
    ...(message === undefined ? {} : { detail: message }),
    ...(reason === undefined ? {} : { detail: reasonLine(reason) }),
  }
}
