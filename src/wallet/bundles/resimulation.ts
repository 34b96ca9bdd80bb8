import type { CallsEffects } from '../../core/bundle/funded-simulation.ts'
import { isWorseResult } from '../../core/page/calls/worse-result.ts'
import type { Answer } from '../../core/reason/reason.ts'
import { fingerprint } from '../../lib/fingerprint.ts'
import { paidOrders } from './paid-orders.ts'
import type { Proposal, ProposalPorts } from './proposal.ts'
import type { RequestedCalls } from './requested-calls.ts'

/**
 * Simulates again: true when effects are as good and orders unchanged, whatever the gas limits. A silent node gives
 * false.
 */
export async function isSimulationUnchanged(
  shown: Proposal,
  wish: RequestedCalls,
  ports: Pick<ProposalPorts, 'simulateFunded' | 'knownOf' | 'profile'>,
): Promise<boolean> {
  const simulation = await ports.simulateFunded(wish.chainId, wish.account, wish.calls)
  if (!simulation.ok || simulation.value.reverted !== undefined) return false
  const { effects } = simulation.value
  const knownOrder = await ports.knownOf(paidOrders(wish, effects, ports.profile))
  return knownOrder === shown.knownOrder && areStill(shown.effects, effects)
}

function areStill(shown: Answer<CallsEffects>, now: Answer<CallsEffects>): boolean {
  if (!shown.ok || !now.ok) return shown.ok === now.ok
  const rest = ({ approvals, deposits }: CallsEffects) => fingerprint({ approvals, deposits })
  return rest(shown.value) === rest(now.value) && !isWorseResult(changesOf(shown.value), changesOf(now.value))
}

const changesOf = ({ changes }: CallsEffects) => changes.map(({ currency, amount }) => ({ token: currency, amount }))
