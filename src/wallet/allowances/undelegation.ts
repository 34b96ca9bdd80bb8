import { type Bundle, isBundleInFlight } from '../../core/bundle/bundle.ts'
import { isUndelegation, UNDELEGATION, undelegationCall } from '../../core/bundle/undelegation.ts'
import { isSameAddress } from '../../core/families/address.ts'
import type { CallsToPropose, MarkedProposal } from '../bundles/pending-proposals.ts'
import type { DelegationPlace, Delegations } from '../counterparties/delegations.ts'
import type { RevocationPorts } from './revocation.ts'

/** `none`: no contract acts for the account. */
export type UndelegationObstacle =
  | Readonly<{ obstacle: 'underWay'; bundleId: string }>
  | Readonly<{ obstacle: 'notOwn' | 'none' | 'unread' }>

export type UndelegationPorts = Pick<RevocationPorts, 'proposals' | 'ownAccounts' | 'bundles' | 'exclusive'> &
  Readonly<{ delegations: Delegations }>

export type Undelegations = Readonly<{
  ask: (
    place: DelegationPlace,
  ) => Promise<Readonly<{ calls: CallsToPropose; shown: MarkedProposal }> | UndelegationObstacle>
  /** Undefined when the approval meant something else. */
  take: (place: DelegationPlace, mark: string) => Promise<Readonly<{ id: string }> | undefined>
}>

/** Makes the revocation of an account's delegation (EIP-7702). */
export function createUndelegations(ports: UndelegationPorts): Undelegations {
  const { proposals, delegations } = ports

  async function obstacleFor(place: DelegationPlace): Promise<UndelegationObstacle | undefined> {
    const [own, bundles, found] = await Promise.all([ports.ownAccounts(), ports.bundles(), delegations.on(place)])
    if (!own.some((each) => isSameAddress(each, place.account))) return { obstacle: 'notOwn' }
    const same = bundles.find((each) => isSame(each, place))
    if (same) return { obstacle: 'underWay', bundleId: same.id }
    return found.state === 'delegated' ? undefined : { obstacle: found.state }
  }

  return {
    ask: async (place) => {
      const obstacle = await obstacleFor(place)
      if (obstacle) return obstacle
      const calls = questionOf(place)
      proposals.forget(calls.id)
      return { calls, shown: await proposals.of(calls) }
    },
    // One at a time: a second approval finds the first one's bundle.
    take: (place, mark) =>
      ports.exclusive('undelegate', async () => {
        if (await obstacleFor(place)) return undefined
        const approved = await proposals.approve(questionOf(place), mark)
        delegations.forget(place)
        return approved.ok ? { id: approved.id } : undefined
      }),
  }
}

function questionOf({ account, chainId }: DelegationPlace): CallsToPropose {
  const id = ['undelegate', chainId, account].join(' ').toLowerCase()
  return { id, requester: UNDELEGATION, account, chainId, calls: [undelegationCall(account)], required: [] }
}

function isSame(bundle: Bundle, { account, chainId }: DelegationPlace): boolean {
  const isHere = bundle.chainId === chainId && isSameAddress(bundle.account, account)
  return isHere && isUndelegation(bundle) && isBundleInFlight(bundle)
}
