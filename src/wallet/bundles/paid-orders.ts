import type { CallsEffects } from '../../core/bundle/funded-simulation.ts'
import type { KnownOrder } from '../../core/families/evm/deposit-events.ts'
import { callMeaningOf } from '../../core/page/calls/decode-call.ts'
import type { CallMeaning } from '../../core/page/calls/meaning.ts'
import type { Profile } from '../../core/profiles/profile.ts'
import type { Answer } from '../../core/reason/reason.ts'
import type { RequestedCalls } from './requested-calls.ts'

export type PaidOrderPorts = Readonly<{ knownOf: (orderIds: readonly string[]) => Promise<KnownOrder | undefined> }>

/** Collects the orders that calls pay, from simulation and calldata; lower case, without duplicates. */
export function paidOrders(
  { calls, chainId }: RequestedCalls,
  effects: Answer<CallsEffects>,
  profile: Profile,
): readonly string[] {
  const seen = effects.ok ? effects.value.deposits.map(({ orderId }) => orderId) : []
  const named = calls.flatMap(({ to, value, data }) => ordersIn(callMeaningOf({ to, value, data }, profile, chainId)))
  return [...new Set([...seen, ...named].map((each) => each.toLowerCase()))]
}

function ordersIn({ act }: CallMeaning): readonly string[] {
  if (act.kind === 'batch') return act.calls.flatMap(ordersIn)
  return act.kind === 'deposit' ? [act.orderId] : []
}

type UsedAmong = (ids: readonly string[], exceptId: string) => Promise<readonly string[]>

/** Looks orders up in our transfers and bundles; the worst result counts. */
export async function knownOrder(
  orderIds: readonly string[],
  { executions, bundles }: Readonly<Record<'executions' | 'bundles', Readonly<{ usedAmong: UsedAmong }>>>,
): Promise<KnownOrder | undefined> {
  if ((await executions.usedAmong(orderIds, '')).length > 0) return 'own'
  return (await bundles.usedAmong(orderIds, '')).length > 0 ? 'paid' : undefined
}
