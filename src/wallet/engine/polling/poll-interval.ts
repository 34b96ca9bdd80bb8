import {
  awaitsOnlyRefundParts,
  type Bundle,
  isBundleInFlight,
  nextOfBundle,
  openDeposits,
} from '../../../core/bundle/bundle.ts'
import { followedRequestId } from '../../../core/deposit-address/requote.ts'
import { stepInDoubt } from '../../../core/execution/abandon.ts'
import {
  type Execution,
  type ItemState,
  isAwaitingPayment,
  isInFlight,
  type Stage,
} from '../../../core/execution/execution.ts'
import { next } from '../../../core/execution/next.ts'
import type { TrackingPlan } from './tracker.ts'

export const FINALITY_SECONDS = 60
/** After a day. */
const LATE_FINALITY_SECONDS = 3_600
const LATE_AFTER_SECONDS = 86_400
const LATE_MILLISECONDS = 300_000

/** On such chains, a step is included soon, seconds. */
const QUICK_BLOCKS = 2

/** The shortest interval on slower chains, seconds. */
const SLOW_BLOCKS = 60

/** An unpaid address of this age is polled ever less often, seconds. */
const UNPAID_SECONDS = 1_800

/** The interval of reads of a high fee, milliseconds. */
const FEE_MILLISECONDS = 30_000
/** After an hour, when most approvals are over. */
const LATE_FEE_MILLISECONDS = 60_000
const LONG_FEE_SECONDS = 3_600

/** The retry delay of a lone failed notification. */
const TELL_AGAIN_MILLISECONDS = 60_000

/**
 * The poll interval, milliseconds. The service allows one request a second (interface, "Limits").
 *
 * @param blockSeconds of the origin chain
 */
export function pollInterval(
  execution: Execution,
  isWatched: boolean,
  about: Readonly<{ nowSeconds: number; blockSeconds: number }>,
): number {
  if (execution.needs?.what === 'fee') return feeInterval(execution, about.nowSeconds)
  if (execution.stage.stage === 'steps' && isQuiet(next(execution))) return failureInterval(execution, about)
  if (execution.stage.stage === 'steps' && about.blockSeconds < SLOW_BLOCKS) {
    const isInDoubt = isLate(execution, about.nowSeconds) && stepInDoubt(execution) >= 0
    return isInDoubt ? LATE_FINALITY_SECONDS * 1_000 : stepInterval(execution, about)
  }
  if (next(execution)?.task === 'tell') return TELL_AGAIN_MILLISECONDS
  if (isQuiet(next(execution))) return finalityInterval(execution, about.nowSeconds)
  if (!isInFlight(execution)) return undecidedInterval(execution, about)
  if (isWatched) return 1_000
  const ageSeconds = Math.max(0, about.nowSeconds - execution.lastProgressAtSeconds)
  if (isAwaitingPayment(execution) && ageSeconds >= UNPAID_SECONDS) return unpaidInterval(ageSeconds)
  const shortest = about.blockSeconds >= SLOW_BLOCKS ? Math.min(about.blockSeconds * 50, 30_000) : 1_000
  return Math.max(shortest, agedInterval(ageSeconds))
}

function feeInterval({ feeRoseAtSeconds = 0 }: Execution | Bundle, nowSeconds: number): number {
  const ageSeconds = Math.abs(nowSeconds - feeRoseAtSeconds)
  return Math.max(ageSeconds < LONG_FEE_SECONDS ? FEE_MILLISECONDS : LATE_FEE_MILLISECONDS, agedInterval(ageSeconds))
}

// Quick chains need less.
function failureInterval(
  record: Ended,
  { nowSeconds, blockSeconds }: Readonly<{ nowSeconds: number; blockSeconds: number }>,
): number {
  const isNew = Math.abs(nowSeconds - record.lastProgressAtSeconds) < FINALITY_SECONDS
  return isNew ? Math.max(blockSeconds, 5) * 1_000 : finalityInterval(record, nowSeconds)
}

type Ended = Pick<Execution | Bundle, 'lastProgressAtSeconds' | 'updatedAtSeconds' | 'stage'>

// It has ended, but a reorganisation undid a step, or an exchange never decides it.
function undecidedInterval(
  record: Ended,
  { nowSeconds, blockSeconds }: Readonly<{ nowSeconds: number; blockSeconds: number }>,
): number {
  return isOld(record, nowSeconds) ? finalityInterval(record, nowSeconds) : Math.max(blockSeconds, 5) * 1_000
}

function isOld(record: Pick<Ended, 'lastProgressAtSeconds'>, nowSeconds: number): boolean {
  return Math.abs(nowSeconds - record.lastProgressAtSeconds) >= UNPAID_SECONDS
}

// Long waits are polled less often.
function agedInterval(ageSeconds: number): number {
  if (ageSeconds < 120) return 0
  if (ageSeconds > LATE_AFTER_SECONDS) return LATE_MILLISECONDS
  return ageSeconds < 1_800 ? 5_000 : 30_000
}

// An ended record needs no heartbeat.
function isQuiet(task: Readonly<{ task: string }> | undefined): boolean {
  return task?.task === 'settle'
}

function finalityInterval(record: Ended, nowSeconds: number): number {
  const isSlow = isOld(record, nowSeconds) && mayOnlyGrow(record.stage)
  const isHourly = nowSeconds - record.updatedAtSeconds >= LATE_AFTER_SECONDS || isSlow
  return (isHourly ? LATE_FINALITY_SECONDS : FINALITY_SECONDS) * 1_000
}

// Unproven or partial.
function mayOnlyGrow(stage: Execution['stage'] | Bundle['stage']): boolean {
  if (stage.stage === 'filled') return stage.fill.proof === 'reported'
  return stage.stage === 'refunded' && (stage.refund.proof === 'reported' || stage.partOf !== undefined)
}

// It may never be paid: a 48th of its age, up to half an hour.
function unpaidInterval(ageSeconds: number): number {
  return Math.min(Math.max(ageSeconds / 48, 30), 1_800) * 1_000
}

type Stepping = Pick<Execution, 'obstacle' | 'items' | 'lastProgressAtSeconds'>

function stepInterval(record: Stepping, about: Readonly<{ nowSeconds: number; blockSeconds: number }>): number {
  const interval = record.obstacle ? 2_000 : receiptInterval(record, about)
  return Math.max(interval, agedInterval(Math.abs(about.nowSeconds - record.lastProgressAtSeconds)))
}

function isLate({ lastProgressAtSeconds }: Pick<Ended, 'lastProgressAtSeconds'>, nowSeconds: number): boolean {
  return Math.abs(nowSeconds - lastProgressAtSeconds) > LATE_AFTER_SECONDS
}

// A quarter of a block, half a second at most; fastest in a quick chain's first second.
function receiptInterval(
  { items }: Pick<Execution, 'items'>,
  { nowSeconds, blockSeconds }: Readonly<{ nowSeconds: number; blockSeconds: number }>,
): number {
  const isJustSent = (state: ItemState) =>
    state.phase === 'broadcast' && Math.abs(nowSeconds - state.broadcastAtSeconds) <= 1
  if (items.some(isJustSent) && blockSeconds <= QUICK_BLOCKS) return 50
  return Math.min(Math.max(blockSeconds * 250, 100), 500)
}

type Tracked = Readonly<{ stage: Readonly<{ stage: Stage['stage'] }> }> & Parameters<typeof followedRequestId>[0]

/** The service's request that a transfer waits for; undefined at its steps. */
export function trackedRequestId(execution: Tracked): string | undefined {
  const { stage } = execution.stage
  return stage === 'tracking' || stage === 'refunding' ? followedRequestId(execution) : undefined
}

/** How a transfer is followed. */
export function transferTracking(
  execution: Execution,
  about: Readonly<{ nowSeconds: number; blockSeconds: number }>,
): TrackingPlan {
  return {
    isOver: next(execution) === undefined,
    isQuiet: isQuiet(next(execution)),
    requestId: trackedRequestId(execution),
    pause: (isWatched) => pollInterval(execution, isWatched, about),
  }
}

/** How a bundle is followed; during funding, by its transfers. */
export function bundleTracking(
  bundle: Bundle,
  about: Readonly<{ nowSeconds: number; blockSeconds: number }>,
): TrackingPlan {
  const task = nextOfBundle(bundle)
  const isRefundPart = bundle.isTold && !isBundleInFlight(bundle) && awaitsOnlyRefundParts(bundle)
  const wait = () => {
    if (isRefundPart) return LATE_FINALITY_SECONDS * 1_000
    if (!isBundleInFlight(bundle) && openDeposits(bundle).length > 0) return fateInterval(bundle, about.nowSeconds)
    if (isQuiet(task) && isBundleInFlight(bundle)) return failureInterval(bundle, about)
    if (isQuiet(task)) return finalityInterval(bundle, about.nowSeconds)
    if (task?.task === 'tell') return TELL_AGAIN_MILLISECONDS
    if (!isBundleInFlight(bundle)) return undecidedInterval(bundle, about)
    if (bundle.stage.stage === 'funding') return 5_000
    if (bundle.needs?.what === 'fee') return feeInterval(bundle, about.nowSeconds)
    return stepInterval(bundle, about)
  }
  return { isOver: task === undefined, isQuiet: isQuiet(task) || isRefundPart, requestId: undefined, pause: wait }
}

// Most deposits end within seconds.
function fateInterval({ lastProgressAtSeconds }: Bundle, nowSeconds: number): number {
  const ageSeconds = nowSeconds - lastProgressAtSeconds
  if (ageSeconds < 60) return 2_000
  return ageSeconds < 1_800 ? 10_000 : 60_000
}
