import { type Execution, isAwaitingPayment, isInFlight } from './execution.ts'
import { chainById, type Profile } from './profile.ts'

/** A transfer is slow from this many times the service's own estimate on. */
const SLOW_FACTOR = 10
/** And not before this many blocks of the slower one of its two chains could have come: for Bitcoin, an hour. */
const SLOW_BLOCKS = 6
/** It is never called slow before this, seconds, however short the estimate. */
const LEAST_SECONDS = 120

/**
 * Whether a transfer in flight takes so long that the user should be told: many times the service's estimate, and some
 * blocks of its chains, since its last progress. Told once; it decides nothing. A block of Bitcoin is not judged by a
 * clock: blocks are counted there (see the courier of Bitcoin). An address that nobody has paid is not slow: its deadline
 * is told, where it has one.
 *
 * @param watchedSeconds for how long the wallet has really looked since the last progress: time asleep is no slowness
 */
export function isStalled(
  execution: Execution,
  profile: Profile,
  { nowSeconds, watchedSeconds }: Readonly<{ nowSeconds: number; watchedSeconds: number }>,
): boolean {
  if (execution.stalledSinceSeconds !== undefined || !isInFlight(execution)) return false
  if (isAwaitingPayment(execution)) return hasExpiredUnpaid(execution, nowSeconds)
  if (execution.stage.stage === 'steps' && waitsForBitcoin(execution)) return false
  return watchedSeconds > slowAfterSeconds(execution, profile)
}

function slowAfterSeconds({ intent, timeEstimateSeconds = 0 }: Execution, profile: Profile): number {
  const { originChainId, destinationChainId } = intent
  const blockSeconds = Math.max(
    ...[originChainId, destinationChainId].map((id) => chainById(profile, id)?.blockSeconds ?? 0),
  )
  return Math.max(LEAST_SECONDS, timeEstimateSeconds * SLOW_FACTOR, blockSeconds * SLOW_BLOCKS)
}

// An open address takes payments for ever.
function hasExpiredUnpaid(execution: Execution, nowSeconds: number): boolean {
  const { deadlineSeconds, intent } = execution
  return (
    isAwaitingPayment(execution) &&
    intent.payment !== 'openAddress' &&
    deadlineSeconds > 0 &&
    nowSeconds >= deadlineSeconds
  )
}

function waitsForBitcoin({ plan, items, trouble }: Execution): boolean {
  const isRefused = (index: number) => items[index]?.phase === 'broadcast' && trouble !== undefined
  return plan.some(({ kind }, index) => kind === 'bitcoinPsbt' && !isRefused(index))
}
