import { type Bundle, isBundleInFlight, nextOfBundle, openDeposits } from '../core/bundle/bundle.ts'
import { type Execution, type ItemState, isAwaitingPayment, isInFlight, type Stage } from '../core/execution.ts'
import { next } from '../core/next.ts'
import { followedId } from '../core/successor.ts'
import type { Following } from './tracker.ts'

/** How often finality is asked for, seconds. */
export const FINALITY_SECONDS = 60
/** How often after a day without it. */
const LATE_FINALITY_SECONDS = 3_600
const LATE_AFTER_SECONDS = 86_400

/** On chains with blocks at least as quick as this a step may be in one a moment after it was sent, seconds. */
const QUICK_BLOCKS = 2

/** On chains with slower blocks than this nothing new can be known more often, seconds. */
const SLOW_BLOCKS = 60

/** From this age on an unpaid address is asked about less and less often, seconds. */
const UNPAID_SECONDS = 1_800

/** While a fee is too high it is read 120 times an hour at most, milliseconds. */
const FEE_MILLISECONDS = 30_000

/** How soon a notification that failed is tried again, where nothing else is left to do. */
const TELL_AGAIN_MILLISECONDS = 60_000

/**
 * How long to wait before the next look, milliseconds. The service is asked once a second at most (interface, "Limits");
 * where only a node is asked, as for a receipt, it may be sooner.
 *
 * @param blockSeconds the time between blocks where it started: a slow chain is looked at some times in each
 */
export function pollInterval(
  execution: Execution,
  isWatched: boolean,
  about: Readonly<{ nowSeconds: number; blockSeconds: number }>,
): number {
  if (execution.needs?.what === 'fee') return FEE_MILLISECONDS
  if (execution.stage.stage === 'steps' && about.blockSeconds < SLOW_BLOCKS) return stepInterval(execution, about)
  if (next(execution)?.task === 'tell') return TELL_AGAIN_MILLISECONDS
  if (isQuiet(next(execution))) return finalityInterval(execution, about.nowSeconds)
  // Over, but a reorganisation took a step out of its block.
  if (!isInFlight(execution)) return Math.max(about.blockSeconds, 5) * 1_000
  if (isWatched) return 1_000
  const ageSeconds = Math.max(0, about.nowSeconds - execution.lastProgressAtSeconds)
  if (isAwaitingPayment(execution) && ageSeconds >= UNPAID_SECONDS) return unpaidInterval(ageSeconds)
  if (about.blockSeconds >= SLOW_BLOCKS) return Math.min(about.blockSeconds * 50, 30_000)
  return Math.max(1_000, agedInterval(ageSeconds))
}

// What did not get on for long is looked at less often, also where nobody answers for days.
function agedInterval(ageSeconds: number): number {
  if (ageSeconds < 120) return 0
  return ageSeconds < 1_800 ? 5_000 : 30_000
}

// What is over and only has to become final needs no heartbeat.
function isQuiet(task: Readonly<{ task: string }> | undefined): boolean {
  return task?.task === 'settle'
}

function finalityInterval(record: Pick<Execution | Bundle, 'updatedAtSeconds' | 'stage'>, nowSeconds: number): number {
  const isLate = nowSeconds - record.updatedAtSeconds >= LATE_AFTER_SECONDS || mayOnlyGrow(record.stage)
  return (isLate ? LATE_FINALITY_SECONDS : FINALITY_SECONDS) * 1_000
}

// An arrival that is only a part, or that no node proves, is read again slowly.
function mayOnlyGrow(stage: Execution['stage'] | Bundle['stage']): boolean {
  if (stage.stage === 'filled') return stage.fill.proof === 'reported'
  return stage.stage === 'refunded' && (stage.refund.proof === 'reported' || stage.partOf !== undefined)
}

// An address may never be paid: from half an hour on it is asked about each 48th part of its age, and after a day 48
// times a day. A page that shows it, and the service's push, ask at once.
function unpaidInterval(ageSeconds: number): number {
  return Math.min(Math.max(ageSeconds / 48, 30), 1_800) * 1_000
}

type Stepping = Pick<Execution, 'trouble' | 'items' | 'lastProgressAtSeconds'>

function stepInterval(record: Stepping, about: Readonly<{ nowSeconds: number; blockSeconds: number }>): number {
  const interval = record.trouble ? 2_000 : receiptInterval(record, about)
  return Math.max(interval, agedInterval(Math.abs(about.nowSeconds - record.lastProgressAtSeconds)))
}

// Noticed soon after its block, without asking a node for what cannot be there yet: a quarter of a block, half a second
// at most. Where blocks are quick, most are in one within the first second, and then it is looked at most often.
function receiptInterval(
  { items }: Pick<Execution, 'items'>,
  { nowSeconds, blockSeconds }: Readonly<{ nowSeconds: number; blockSeconds: number }>,
): number {
  const isJustSent = (state: ItemState) =>
    state.phase === 'broadcast' && Math.abs(nowSeconds - state.broadcastAtSeconds) <= 1
  if (items.some(isJustSent) && blockSeconds <= QUICK_BLOCKS) return 50
  return Math.min(Math.max(blockSeconds * 250, 100), 500)
}

/** As much of an execution as says whether it waits for the service, and which request of it. */
type Tracked = Readonly<{ stage: Readonly<{ stage: Stage['stage'] }> }> & Parameters<typeof followedId>[0]

/** The request of the service that an execution waits for; undefined while it does not. Steps are looked for on chains. */
export function requestFollowed(execution: Tracked): string | undefined {
  const { stage } = execution.stage
  return stage === 'tracking' || stage === 'refunding' ? followedId(execution) : undefined
}

/** How an execution is followed. */
export function followExecution(
  execution: Execution,
  about: Readonly<{ nowSeconds: number; blockSeconds: number }>,
): Following {
  return {
    isOver: next(execution) === undefined,
    isQuiet: isQuiet(next(execution)),
    requestId: requestFollowed(execution),
    pause: (isWatched) => pollInterval(execution, isWatched, about),
  }
}

/** How a bundle is followed: while its money is on the way the crossings themselves say when to look. */
export function followBundle(bundle: Bundle, about: Readonly<{ nowSeconds: number; blockSeconds: number }>): Following {
  const task = nextOfBundle(bundle)
  const wait = () => {
    if (!isBundleInFlight(bundle) && openDeposits(bundle).length > 0) return fateInterval(bundle, about.nowSeconds)
    if (isQuiet(task)) return finalityInterval(bundle, about.nowSeconds)
    if (!isBundleInFlight(bundle)) return Math.max(about.blockSeconds, 5) * 1_000
    if (bundle.stage.stage === 'funding') return 5_000
    if (bundle.needs?.what === 'fee') return FEE_MILLISECONDS
    return stepInterval(bundle, about)
  }
  return { isOver: task === undefined, isQuiet: isQuiet(task), requestId: undefined, pause: wait }
}

// What became of a deposit is mostly known within seconds; where it takes days nobody looks that often.
function fateInterval({ lastProgressAtSeconds }: Bundle, nowSeconds: number): number {
  const ageSeconds = nowSeconds - lastProgressAtSeconds
  if (ageSeconds < 60) return 2_000
  return ageSeconds < 1_800 ? 10_000 : 60_000
}
