import { type Bundle, nextOfBundle } from './bundle/bundle.ts'
import { type Execution, type ItemState, isFinalState } from './execution.ts'
import type { Item } from './item.ts'
import { next } from './next.ts'
import { nonceLane } from './nonce-lane.ts'

/**
 * The name of what a step shares with other crossings and takes something of for itself: an account's nonces on a chain
 * of the EVM, or on exchange B; on exchange A its nonces, and on Bitcoin the coins, of all accounts together.
 */
export function laneOf(item: Item): string {
  if (item.kind === 'evmTransaction') return nonceLane(item.chainId, item.from)
  return `${item.kind} ${item.chainId}${item.kind === 'exchangeBTransfer' ? ` ${item.from}` : ''}`
}

/** The lane of all coins on a chain of the Bitcoin family. */
export function coinLane(chainId: number): string {
  return `bitcoinPsbt ${chainId}`
}

/** The lanes on which an execution holds something that another must not take. */
export function lanesHeld(execution: Execution): readonly string[] {
  return [...new Set(stepsHeld(execution).map(({ lane }) => lane))]
}

/** The lane on which a bundle holds nonces, until it is over and no reorganisation can bring a call back. */
export function lanesHeldByBundle(bundle: Bundle): readonly string[] {
  return [...new Set(callsHeld(bundle).map(({ lane }) => lane))]
}

/** A step that was begun, and whether its record still carries steps out. */
export type HeldStep = Readonly<{ lane: string; state: BegunState; isAtItsSteps: boolean }>
type BegunState = Exclude<ItemState, { phase: 'planned' }>

/**
 * The steps by which an execution holds something: every one that was begun, until the execution is over and no
 * reorganisation can bring the step back.
 */
export function stepsHeld(execution: Execution): readonly HeldStep[] {
  if (next(execution) === undefined) return []
  const { plan, items, stage } = execution
  const isAtItsSteps = stage.stage === 'steps'
  return plan.flatMap((item, index) => held(items[index], laneOf(item), isAtItsSteps))
}

/** The calls by which a bundle holds something, as `stepsHeld`. */
export function callsHeld(bundle: Bundle): readonly HeldStep[] {
  if (nextOfBundle(bundle) === undefined) return []
  const lane = nonceLane(bundle.chainId, bundle.account)
  return bundle.items.flatMap((state) => held(state, lane, bundle.stage.stage === 'calls'))
}

function held(state: ItemState | undefined, lane: string, isAtItsSteps: boolean): readonly HeldStep[] {
  if (state === undefined || state.phase === 'planned') return []
  return isAtItsSteps || !isFinalState(state) ? [{ lane, state, isAtItsSteps }] : []
}
