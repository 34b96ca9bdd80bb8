import type { Item } from '../../execution/item.ts'
import { isPermit } from '../../families/evm/items.ts'
import { evmFactsOf } from '../../families/evm/origin-facts.ts'
import { type Amount, sameIdentifier } from '../../money/currency.ts'
import { currencyOf } from '../../profiles/profile.ts'
import { leastOutOf } from '../amount-text.ts'
import type { Context } from '../context.ts'
import { isLocal } from '../route.ts'
import { requiredOutputOf } from './enforced-minimum.ts'
import { callsToSimulate, fingerprintOfCalls } from './simulated-calls.ts'
import { restsOnNode } from './simulation.ts'
import { isWrapped } from './wrapping.ts'

/**
 * The origin chain's swap, by a router or the wrapping `token` itself.
 *
 * `isEnforced` if the chain reverts below `minimum`; else only a node vouches for it.
 */
export type Swap = Readonly<{ by: 'router' | 'token'; minimum: Amount; isEnforced: boolean }>

/** Undefined for a plan without a swap. */
export function swapOf(plan: readonly Item[], context: Context): Swap | undefined {
  const { intent, origin, profile, quote } = context
  const { originCurrency: from, destinationCurrency: into } = intent
  const local = { currency: into, value: leastOutOf(quote) }
  if (isWrapped(plan, context)) {
    return { by: 'token', minimum: local, isEnforced: !restsOnNode(plan, context) }
  }
  const last = plan.at(-1)
  const isRouted = isPermit(last) ? last.routed !== undefined : callsToSimulate(plan).length > 0
  if (!isRouted) return undefined
  const outcome = requiredOutputOf(context)
  if (!outcome || isLocal(intent)) return { by: 'router', minimum: local, isEnforced: outcome?.isPinned === true }
  if (sameIdentifier(outcome.currency, from.address)) return undefined
  const currency = currencyOf(profile, origin.id, outcome.currency)
  return currency
    ? { by: 'router', minimum: { currency, value: outcome.minimum }, isEnforced: outcome.isPinned }
    : { by: 'router', minimum: local, isEnforced: false }
}

/** Whether a node has simulated exactly these transactions with success. */
export function isSimulated(plan: readonly Item[], { facts }: Context): boolean {
  const calls = callsToSimulate(plan)
  const simulation = evmFactsOf(facts)?.simulation
  if (calls.length === 0 || !simulation?.known) return false
  return simulation.value.reverted === undefined && simulation.value.calls === fingerprintOfCalls(calls)
}
