import { type Bundle, isBundle } from '../bundle/bundle.ts'
import { FAMILIES } from '../families/families.ts'
import { ITEM_KINDS, type ItemTraits } from '../families/items.ts'
import { chainById, type Profile } from '../profiles/profile.ts'
import { type Execution, isAwaitingPayment, isInFlight } from './execution.ts'

const SLOW_FACTOR = 10
/** The slower chain must have had time for these; on Bitcoin, an hour. */
const SLOW_BLOCKS = 6
/** An explorer may stop where blocks are counted; the clock then decides this much later. */
const UNCOUNTED_FACTOR = 2
const LEAST_SECONDS = 120

/**
 * Whether a transfer or call exceeds its estimate and several blocks without progress. Bitcoin's adapter counts blocks,
 * so the clock waits twice as long. Unpaid addresses stall only at their deadline.
 */
export function isStalled(
  record: Execution | Bundle,
  profile: Profile,
  { nowSeconds, watchedSeconds }: Readonly<{ nowSeconds: number; watchedSeconds: number }>,
): boolean {
  if (record.stalledSinceSeconds !== undefined) return false
  if (!isBundle(record) && isAwaitingPayment(record)) return hasExpiredUnpaid(record, nowSeconds)
  return isTimed(record) && watchedSeconds > usualSeconds(record, profile)
}

function usualSeconds(record: Execution | Bundle, profile: Profile): number {
  if (isBundle(record)) return slowAfterSeconds([record.chainId], 0, profile)
  const isCounted = record.stage.stage === 'steps' && waitsForSlowBlocks(record)
  const { intent, timeEstimateSeconds = 0 } = record
  const chainIds = [intent.originChainId, intent.destinationChainId]
  return slowAfterSeconds(chainIds, timeEstimateSeconds, profile) * (isCounted ? UNCOUNTED_FACTOR : 1)
}

/** Waiting for others' payments doesn't count. */
export function isTimed(record: Execution | Bundle): boolean {
  return isBundle(record) ? record.stage.stage === 'calls' : isInFlight(record) && !isAwaitingPayment(record)
}

function slowAfterSeconds(chainIds: readonly number[], estimateSeconds: number, profile: Profile): number {
  const blockSeconds = Math.max(...chainIds.map((id) => chainById(profile, id)?.blockSeconds ?? 0))
  return Math.max(LEAST_SECONDS, estimateSeconds * SLOW_FACTOR, blockSeconds * SLOW_BLOCKS)
}

// Open addresses never expire.
function hasExpiredUnpaid(execution: Execution, nowSeconds: number): boolean {
  const { deadlineSeconds, intent } = execution
  return (
    isAwaitingPayment(execution) &&
    intent.payment !== 'openAddress' &&
    deadlineSeconds > 0 &&
    nowSeconds >= deadlineSeconds
  )
}

function waitsForSlowBlocks({ plan, items, obstacle }: Execution): boolean {
  const isSlow = ({ family }: ItemTraits) => family !== undefined && FAMILIES[family].hasSlowBlocks
  const isRefused = (index: number) => items[index]?.phase === 'broadcast' && obstacle !== undefined
  return plan.some(({ kind }, index) => isSlow(ITEM_KINDS[kind]) && !isRefused(index))
}
