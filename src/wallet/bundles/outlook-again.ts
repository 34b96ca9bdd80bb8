import { fingerprint } from '../../core/fingerprint.ts'
import { isWorse } from '../../core/page/otherwise.ts'
import type { Answer } from '../node-port.ts'
import { ordersPaid } from './orders.ts'
import type { CallsWish, Effects } from './outlook.ts'
import type { Proposal, ProposalPorts } from './propose.ts'

/**
 * Simulates calls again: true when effects are as shown or better and orders are unchanged. Approved gas limits aren't
 * compared. A silent node gives false.
 */
export async function isStill(
  shown: Proposal,
  wish: CallsWish,
  ports: Pick<ProposalPorts, 'outlook' | 'knownOf' | 'profile'>,
): Promise<boolean> {
  const outlook = await ports.outlook(wish.chainId, wish.account, wish.calls)
  if (!outlook.ok || outlook.value.reverted !== undefined) return false
  const { effects } = outlook.value
  const knownOrder = await ports.knownOf(ordersPaid(wish, effects, ports.profile))
  return knownOrder === shown.knownOrder && areStill(shown.effects, effects)
}

function areStill(shown: Answer<Effects>, now: Answer<Effects>): boolean {
  if (!shown.ok || !now.ok) return shown.ok === now.ok
  const rest = ({ approvals, deposits }: Effects) => fingerprint({ approvals, deposits })
  return rest(shown.value) === rest(now.value) && !isWorse(changesOf(shown.value), changesOf(now.value))
}

const changesOf = ({ changes }: Effects) => changes.map(({ currency, amount }) => ({ token: currency, amount }))
