import { type Execution, isInFlight } from './execution.ts'
import { chainById, type Profile } from './profile.ts'

/** A crossing is slow from this many times the service's own estimate on. */
const SLOW_FACTOR = 10
/** And not before this many blocks of the slower one of its two chains could have come: for Bitcoin, an hour. */
const SLOW_BLOCKS = 6
/** It is never called slow before this, seconds, however short the estimate. */
const LEAST_SECONDS = 120

/** What happens while nothing moves. */
const NO_PROGRESS = ['troubled', 'needed', 'stalled', 'settled', 'lookedElsewhere', 'elsewhereTold']

/**
 * Whether a crossing in flight takes so long that the user should be told: many times the service's estimate, and some
 * blocks of its chains, since its last progress. Said once; it decides nothing. What waits for a block of Bitcoin is not
 * judged by a clock: blocks come when they come, and are counted (see the courier of Bitcoin); what nobody has taken yet
 * waits for no block.
 */
export function isStalled(execution: Execution, profile: Profile, nowSeconds: number): boolean {
  if (execution.stalledSinceSeconds !== undefined || !isInFlight(execution)) return false
  if (execution.stage.stage === 'steps' && waitsForBitcoin(execution)) return false
  const { originChainId, destinationChainId } = execution.intent
  const blockSeconds = Math.max(
    ...[originChainId, destinationChainId].map((id) => chainById(profile, id)?.blockSeconds ?? 0),
  )
  const estimate = execution.timeEstimateSeconds ?? 0
  const said = execution.history.filter(({ what }) => !NO_PROGRESS.includes(what))
  // A word that is only said again, with other names, is none.
  const progressAtSeconds = said.findLast(
    ({ what }, at) => !what.startsWith('service:') || what !== said[at - 1]?.what,
  )?.atSeconds
  const since = progressAtSeconds ?? execution.approvedAtSeconds
  return nowSeconds - since > Math.max(LEAST_SECONDS, estimate * SLOW_FACTOR, blockSeconds * SLOW_BLOCKS)
}

function waitsForBitcoin({ plan, items }: Execution): boolean {
  return plan.some(({ kind }, index) => kind === 'bitcoinPsbt' && items[index]?.phase !== 'signed')
}
