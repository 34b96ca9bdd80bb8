import { type Bundle, nextOfBundle } from '../bundle/bundle.ts'
import { outpointsOfChildren } from '../execution/cpfp.ts'
import { type Execution, type ItemState, isFinalState } from '../execution/execution.ts'
import type { Item } from '../execution/item.ts'
import { next } from '../execution/next.ts'
import { ITEM_KINDS } from '../families/items.ts'
import { nonceResource } from './nonces.ts'

/** Names a shared resource: an account's nonces on EVM or exchange B, otherwise all nonces or UTXOs of a chain. */
export function resourceOf(item: Item): string {
  const { reserves } = ITEM_KINDS[item.kind]
  const account = 'from' in item ? item.from : ''
  if (reserves === 'evmNonces') return nonceResource(item.chainId, account)
  return `${item.kind} ${item.chainId}${reserves === 'ofAccount' ? ` ${account}` : ''}`
}

/** Names a Bitcoin chain's UTXOs. */
export function utxoResource(chainId: number): string {
  return `bitcoinPsbt ${chainId}`
}

/** An execution's reserved resources. */
export function resourcesHeld(execution: Execution): readonly string[] {
  return [...new Set(stepsHeld(execution).map(({ resource }) => resource))]
}

/** A bundle's reserved nonces until no reorg can revive a call. */
export function resourcesHeldByBundle(bundle: Bundle): readonly string[] {
  return [...new Set(callsHeld(bundle).map(({ resource }) => resource))]
}

/** `further`: for CPFP children. */
export type HeldStep = Readonly<{
  resource: string
  state: BegunState
  isAtItsSteps: boolean
  further?: readonly string[]
}>
type BegunState = Exclude<ItemState, { phase: 'planned' }>

/** Begun steps until no reorg can revive them. */
export function stepsHeld(execution: Execution): readonly HeldStep[] {
  if (next(execution) === undefined) return []
  const { plan, items, stage } = execution
  const isAtItsSteps = stage.stage === 'steps'
  return plan.flatMap((item, index) =>
    held(items[index], resourceOf(item), isAtItsSteps).map((step) => ({
      ...step,
      further: outpointsOfChildren(step.state, execution),
    })),
  )
}

/** A bundle's begun calls likewise. */
export function callsHeld(bundle: Bundle): readonly HeldStep[] {
  if (nextOfBundle(bundle) === undefined) return []
  const resource = nonceResource(bundle.chainId, bundle.account)
  return bundle.items.flatMap((state) => held(state, resource, bundle.stage.stage === 'calls'))
}

function held(state: ItemState | undefined, resource: string, isAtItsSteps: boolean): readonly HeldStep[] {
  if (state === undefined || state.phase === 'planned') return []
  return isAtItsSteps || !isFinalState(state) ? [{ resource, state, isAtItsSteps }] : []
}
