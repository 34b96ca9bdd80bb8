import { type Bundle, nextOfBundle } from './bundle/bundle.ts'
import type { Execution } from './execution.ts'
import type { Item } from './item.ts'
import { next } from './next.ts'

/**
 * The name of what a step shares with other crossings and takes something of for itself: an account's nonces on a chain
 * of the EVM, or on exchange B; on exchange A its nonces, and on Bitcoin the coins, of all accounts together.
 */
export function laneOf(item: Item): string {
  if (item.kind === 'evmTransaction') return nonceLane(item.chainId, item.from)
  return `${item.kind} ${item.chainId}${item.kind === 'exchangeBTransfer' ? ` ${item.from}` : ''}`
}

/** The lane of all arrivals: what one was counted for is known to the next that is looked for. */
export const ARRIVALS_LANE = 'arrivals'

/** The lane of an account's nonces on a chain of the EVM. */
export function nonceLane(chainId: number, account: string): string {
  return `nonces ${chainId} ${account.toLowerCase()}`
}

/** The lane of all coins on a chain of the Bitcoin family. */
export function coinLane(chainId: number): string {
  return `bitcoinPsbt ${chainId}`
}

/**
 * The lanes on which an execution holds something that another must not take: of every step that was begun, until the
 * execution is over and no reorganisation can bring the step back.
 */
export function lanesHeld(execution: Execution): readonly string[] {
  if (next(execution) === undefined) return []
  const { plan, items, stage } = execution
  const held = plan.filter((_item, index) => {
    const phase = items[index]?.phase ?? 'planned'
    return phase !== 'planned' && (stage.stage === 'steps' || (phase !== 'settled' && phase !== 'void'))
  })
  return [...new Set(held.map(laneOf))]
}

/** The lane on which a bundle holds nonces, until it is over and no reorganisation can bring a call back. */
export function lanesHeldByBundle(bundle: Bundle): readonly string[] {
  if (nextOfBundle(bundle) === undefined) return []
  const isHolding = bundle.items.some(({ phase }) => {
    return phase !== 'planned' && (bundle.stage.stage === 'calls' || (phase !== 'settled' && phase !== 'void'))
  })
  return isHolding ? [nonceLane(bundle.chainId, bundle.account)] : []
}
