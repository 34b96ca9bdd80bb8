import { type AllowanceOwner, type AllowancePair, needsAllowance } from '../../core/allowances/pairs.ts'
import { revokeCall } from '../../core/allowances/revoke.ts'
import { type Bundle, type BundleCall, isBundleInFlight } from '../../core/bundle/bundle.ts'
import type { Execution } from '../../core/execution/execution.ts'
import { isSameAddress } from '../../core/families/address.ts'
import { chainById, type Profile } from '../../core/profiles/profile.ts'
import type { CallsToPropose, MarkedProposal, PendingProposals } from '../bundles/pending-proposals.ts'

export type RevocationTarget = AllowanceOwner & AllowancePair

/** A running transfer needs it, a revocation runs already, or the account can't sign. */
export type RevocationObstacle =
  | Readonly<{ obstacle: 'needed'; executionId: string }>
  | Readonly<{ obstacle: 'underWay'; bundleId: string }>
  | Readonly<{ obstacle: 'notOwn' }>

export type RevocationPorts = Readonly<{
  profile: Profile
  proposals: PendingProposals
  ownAccounts: () => Promise<readonly string[]>
  /** The list includes at least transfers at their steps. */
  executions: () => Promise<readonly Execution[]>
  /** The list includes at least bundles in flight. */
  bundles: () => Promise<readonly Bundle[]>
  exclusive: <T>(name: string, work: () => Promise<T>) => Promise<T>
}>

export type Revocations = Readonly<{
  ask: (
    wanted: RevocationTarget,
  ) => Promise<Readonly<{ calls: CallsToPropose; shown: MarkedProposal }> | RevocationObstacle>
  /** Undefined when the approval meant something else. */
  take: (wanted: RevocationTarget, mark: string) => Promise<Readonly<{ id: string }> | undefined>
}>

/** Makes the revocation of an allowance. Each prompt is rebuilt: amounts and fees change. */
export function createRevocations(ports: RevocationPorts): Revocations {
  async function obstacleFor(wanted: RevocationTarget): Promise<RevocationObstacle | undefined> {
    const [own, executions, bundles] = await Promise.all([ports.ownAccounts(), ports.executions(), ports.bundles()])
    if (!own.some((each) => isSameAddress(each, wanted.account))) return { obstacle: 'notOwn' }
    const needing = executions.find((each) => needsAllowance(each, wanted, wanted))
    if (needing) return { obstacle: 'needed', executionId: needing.id }
    const same = bundles.find((each) => isBundleInFlight(each) && isTakingBack(each, wanted, callOf(wanted)))
    return same && { obstacle: 'underWay', bundleId: same.id }
  }

  function callOf(wanted: RevocationTarget): BundleCall | undefined {
    const chain = chainById(ports.profile, wanted.chainId)
    return chain && revokeCall(wanted, chain)
  }

  return {
    ask: async (wanted) => {
      const obstacle = await obstacleFor(wanted)
      if (obstacle) return obstacle
      const calls = questionOf(wanted, callOf(wanted))
      if (!calls) return { obstacle: 'notOwn' }
      ports.proposals.forget(calls.id)
      return { calls, shown: await ports.proposals.of(calls) }
    },
    // Revocations run one at a time: a second approval finds the first one's bundle.
    take: (wanted, mark) =>
      ports.exclusive('revoke', async () => {
        if (await obstacleFor(wanted)) return undefined
        const calls = questionOf(wanted, callOf(wanted))
        const approved = calls && (await ports.proposals.approve(calls, mark))
        return approved?.ok ? { id: approved.id } : undefined
      }),
  }
}

function questionOf(
  { account, chainId, token, spender, at }: RevocationTarget,
  call: BundleCall | undefined,
): CallsToPropose | undefined {
  if (!call) return undefined
  const id = ['revoke', chainId, account, token, spender, at].join(' ').toLowerCase()
  return { id, requester: { by: 'wallet', wish: 'revoke' }, account, chainId, calls: [call], required: [] }
}

function isTakingBack(
  { requester, account, chainId, calls }: Bundle,
  wanted: RevocationTarget,
  own: BundleCall | undefined,
): boolean {
  const [call] = calls
  return (
    requester.by === 'wallet' &&
    chainId === wanted.chainId &&
    isSameAddress(account, wanted.account) &&
    isSameAddress(call?.to ?? '', own?.to ?? 'none') &&
    call?.data === own?.data
  )
}
