import { includesHash, uniqueHashes } from '../../core/chain/transaction-hashes.ts'
import type { Event } from '../../core/execution/apply.ts'
import {
  type ArrivalEvidence,
  type Execution,
  hasCallsOnArrival,
  heardAtSeconds,
} from '../../core/execution/execution.ts'
import { isSendPlan, paysRecipient } from '../../core/execution/item.ts'
import type { Task } from '../../core/execution/next.ts'
import { ownHashes } from '../../core/execution/own-transaction-hashes.ts'
import type { ServiceStatus } from '../../core/execution/service-status.ts'
import { isSameAddress } from '../../core/families/address.ts'
import type { Amount } from '../../core/money/currency.ts'
import type { Reason } from '../../core/reason/reason.ts'
import { obstacleEvent } from '../engine/adapters/step-adapter.ts'
import { type TrackingPorts, trackStatus } from '../engine/deposit-tracking.ts'
import { recheckIncludedSteps } from '../engine/included-steps.ts'
import {
  type ArrivalLimits,
  type ArrivalReading,
  type ArrivalTarget,
  arrivalEvidence,
  isArrivalEnough,
  readArrivals,
} from './arrival.ts'
import {
  fillEvidence,
  freshStatusOr,
  partialArrivalEvent,
  partiallyRefundedPayment,
  paymentFromElsewhere,
  unreadableArrivalEvent,
} from './partial-arrival.ts'
import { isSamePlace, promisedMinimum, refundTargets } from './refund-targets.ts'

/** A success or refund may name its transaction this late. */
export const NAMING_SECONDS = 120

/** Reads the fill on the destination chain; only that, or a plain payment's own transaction, proves "received". */
export async function readFill(
  { txHashes }: Extract<Task, { task: 'proveFill' }>,
  execution: Execution,
  ports: TrackingPorts,
): Promise<Event | undefined> {
  const isOwn = isSendPlan(execution.plan)
  if (txHashes.length === 0) return isOwn ? undefined : withoutHashes(execution, 'success', ports)
  const changed = isOwn ? await recheckIncludedSteps(execution, ports) : undefined
  if (changed?.event === 'reorged') return changed
  const look = await readArrivals(txHashes, fillTarget(execution), fillSearchLimits(execution), ports)
  if ('obstacle' in look) return unreadableArrivalEvent('fill', txHashes, look.obstacle, { execution, ports })
  const isPromisedWhole = !isOwn && !execution.requote && !hasCallsOnArrival(execution.intent)
  const isPart = isPromisedWhole && look.counted.length > 0 && !isArrivalEnough(look)
  const part = isPart
    ? await partialArrivalEvent('fill', arrivalEvidence(look), { execution, ports, whole: execution.minimum })
    : undefined
  if (part) return part
  if (look.missing.length > 0 && !isArrivalEnough(look)) return notThere(execution, ports)
  const event = await filled(look, execution, ports)
  return isOwn ? { ...event, status: ownSuccess(txHashes) } : event
}

function ownSuccess(txHashes: readonly string[]): ServiceStatus {
  const nothing = { inTxHashes: [], updatedAtMilliseconds: undefined, failReason: undefined }
  return { status: 'success', word: 'success', txHashes, ...nothing }
}

/** Reads the refund. The promised amount at the recipient is a fill, or the user might pay twice. */
export async function readRefund(
  { txHashes }: Extract<Task, { task: 'proveRefund' }>,
  execution: Execution,
  ports: TrackingPorts,
): Promise<Event | undefined> {
  if (txHashes.length === 0) return withoutHashes(execution, 'refund', ports)
  const fill = await readArrivals(txHashes, fillTarget(execution), fillSearchLimits(execution), ports)
  if ('obstacle' in fill) return unreadableArrivalEvent('refund', txHashes, fill.obstacle, { execution, ports })
  if (isArrivalEnough(fill)) return filled(fill, execution, ports)
  const { looks, obstacle, found } = await lookForRefund(txHashes, execution, ports)
  if (found && isFill(found, execution)) return filled(found, execution, ports)
  const read = [fill, ...looks].filter(({ currency }) => currency !== undefined)
  const isMissing = uniqueHashes(txHashes).some(
    (hash) => read.length > 0 && read.every((look) => includesHash(look.missing, hash)),
  )
  const came = found && arrivalEvidence(found)
  const partOf = came && (await partiallyRefundedPayment(came, execution, ports))
  const isMeasured = partOf && found.target.enough !== undefined
  const part = isMeasured ? await partialArrivalEvent('refund', came, { execution, ports, whole: partOf }) : undefined
  if (part) return part
  if (found && (partOf || !isMissing))
    return isMissing ? notThere(execution, ports) : refunded(found, execution, ports, partOf)
  if (obstacle) return unreadableArrivalEvent('refund', txHashes, obstacle, { execution, ports })
  if (isMissing) return notThere(execution, ports)
  return refunded(looks.find(({ missing }) => missing.length === 0) ?? noRefund(fill), execution, ports)
}

/** Reads a refund's places until one has it whole. Beside an unread one, dust proves nothing. */
export async function lookForRefund(
  named: readonly string[],
  execution: Execution,
  ports: TrackingPorts,
): Promise<
  Readonly<{ looks: readonly ArrivalReading[]; obstacle: Reason | undefined; found: ArrivalReading | undefined }>
> {
  const looks: ArrivalReading[] = []
  let obstacle: Reason | undefined
  for (const place of refundTargets(execution, ports)) {
    const look = await readArrivals(named, place, refundSearchLimits(execution), ports)
    if ('obstacle' in look) obstacle ??= look.obstacle
    else looks.push(look)
    if (looks.some(isArrivalEnough)) break
  }
  const isPart = ({ target, counted }: ArrivalReading) =>
    counted.length > 0 && (target.enough !== undefined || !obstacle)
  return { looks, obstacle, found: looks.find(isArrivalEnough) ?? looks.find(isPart) }
}

/** Whether it's the promised amount at the recipient, which an earlier answer may lack. */
export function isFill(look: ArrivalReading, execution: Execution): boolean {
  const target = fillTarget(execution)
  return isSamePlace(look.target, target) && isArrivalEnough({ ...look, target })
}

// Less than promised, and not the refund's place.
function noRefund(fill: ArrivalReading): ArrivalReading {
  return fill.counted.length > 0 ? { ...fill, counted: [], why: { code: 'ARRIVAL_SHORT' } } : fill
}

/** The place and least amount of the fill; a requote scales the approved minimum. */
export function fillTarget(execution: Execution): ArrivalTarget {
  const { destinationChainId: chainId, destinationCurrency: address, recipient } = execution.intent
  return { chainId, address, recipient, enough: promisedMinimum(execution).value }
}

/** The limits of a search for a transfer's refund. */
export function refundSearchLimits(execution: Execution): ArrivalLimits {
  const { id, approvedAtSeconds, intent } = execution
  return { id, approvedAtSeconds, intent, own: ownHashes(execution) }
}

/** The same for the fill, which may be our own transaction. */
export function fillSearchLimits(execution: Execution): ArrivalLimits {
  const { intent, plan, items: steps } = execution
  const isOurs = isSameAddress(intent.user, intent.recipient)
  const isByItself = paysRecipient(plan) && intent.originChainId === intent.destinationChainId
  return {
    ...refundSearchLimits(execution),
    ...(isByItself ? { own: [], isSent: isSendPlan(plan) } : {}),
    ...(isOurs ? { steps } : {}),
  }
}

// A success without hashes is polled first, then shown as the service's report.
async function withoutHashes(
  execution: Execution,
  word: 'success' | 'refund',
  ports: TrackingPorts,
): Promise<Event | undefined> {
  const atSeconds = ports.nowSeconds()
  // A requoted request may repeat the earlier one's word.
  const since = heardAtSeconds(execution, word) ?? execution.lastProgressAtSeconds
  if (atSeconds - since < NAMING_SECONDS) return trackStatus(execution, ports)
  const proof: ArrivalEvidence = { proof: 'reported', txHash: undefined, why: { code: 'ARRIVAL_UNNAMED' } }
  return word === 'success'
    ? { event: 'filled', fill: proof, atSeconds }
    : { event: 'refunded', refund: proof, atSeconds }
}

function notThere(execution: Execution, ports: TrackingPorts): Promise<Event | undefined> {
  return freshStatusOr(obstacleEvent(ports, { code: 'NOT_ON_CHAIN' }), { execution, ports })
}

async function filled(
  look: ArrivalReading,
  execution: Execution,
  ports: TrackingPorts,
): Promise<Extract<Event, { event: 'filled' }>> {
  const fill = fillEvidence(arrivalEvidence(look), execution)
  return { event: 'filled', fill, ...(await paymentFromElsewhere(execution, ports)), atSeconds: ports.nowSeconds() }
}

async function refunded(
  look: ArrivalReading,
  execution: Execution,
  ports: TrackingPorts,
  partOf?: Amount,
): Promise<Event> {
  const event = {
    event: 'refunded',
    refund: arrivalEvidence(look),
    ...(await paymentFromElsewhere(execution, ports)),
  } as const
  return { ...event, ...(partOf ? { partOf } : {}), atSeconds: ports.nowSeconds() }
}
