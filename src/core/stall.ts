import { type Bundle, isBundle } from './bundle/bundle.ts'
import { type Execution, isAwaitingPayment, isInFlight } from './execution.ts'
import { chainById, type Profile } from './profile.ts'

/** A transfer is slow from this many times the service's own estimate on. */
const SLOW_FACTOR = 10
/** And not before this many blocks of the slower one of its two chains could have come: for Bitcoin, an hour. */
const SLOW_BLOCKS = 6
/** Where blocks are counted, an explorer may stand still: it is slow from this many times as long on, whatever is counted. */
const UNCOUNTED_FACTOR = 2
/** It is never called slow before this, seconds, however short the estimate. */
const LEAST_SECONDS = 120

/**
 * Whether a transfer in flight, or a bundle's call, takes so long that the user should be told: many times the service's
 * estimate, where there is one, and some blocks of its chains, since its last progress. Told once; it decides nothing.
 * A block of Bitcoin is judged by a clock only after twice that time: blocks are counted there (see the courier of
 * Bitcoin). An address that nobody has paid is not slow: its deadline is told, where it has one.
 *
 * @param watchedSeconds for how long the wallet has really looked since the last progress: time asleep is no slowness
 */
export function isStalled(
  record: Execution | Bundle,
  profile: Profile,
  { nowSeconds, watchedSeconds }: Readonly<{ nowSeconds: number; watchedSeconds: number }>,
): boolean {
  if (record.stalledSinceSeconds !== undefined) return false
  if (!isBundle(record) && isAwaitingPayment(record)) return hasExpiredUnpaid(record, nowSeconds)
  if (!isTimed(record)) return false
  if (isBundle(record)) return watchedSeconds > slowAfterSeconds([record.chainId], 0, profile)
  const isCounted = record.stage.stage === 'steps' && waitsForBitcoin(record)
  const { intent, timeEstimateSeconds = 0 } = record
  const chainIds = [intent.originChainId, intent.destinationChainId]
  return watchedSeconds > slowAfterSeconds(chainIds, timeEstimateSeconds, profile) * (isCounted ? UNCOUNTED_FACTOR : 1)
}

/** Whether the time in which a record does not get on counts: not while somebody else is to pay, or other money to come. */
export function isTimed(record: Execution | Bundle): boolean {
  return isBundle(record) ? record.stage.stage === 'calls' : isInFlight(record) && !isAwaitingPayment(record)
}

function slowAfterSeconds(chainIds: readonly number[], estimateSeconds: number, profile: Profile): number {
  const blockSeconds = Math.max(...chainIds.map((id) => chainById(profile, id)?.blockSeconds ?? 0))
  return Math.max(LEAST_SECONDS, estimateSeconds * SLOW_FACTOR, blockSeconds * SLOW_BLOCKS)
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
