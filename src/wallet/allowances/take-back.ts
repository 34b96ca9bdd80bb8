import { isSameAddress } from '../../core/address.ts'
import { type Holder, needsAllowance, type Pair } from '../../core/allowances/pairs.ts'
import { takeBackCall } from '../../core/allowances/take-back.ts'
import { type Bundle, isBundleInFlight, type PageCall } from '../../core/bundle/bundle.ts'
import type { Execution } from '../../core/execution.ts'
import { chainById, type Profile } from '../../core/profile.ts'
import type { CallsQuestion, MarkedProposal, Proposals } from '../bundles/proposals.ts'

export type Wanted = Holder & Pair

/** A running transfer needs it, a revocation runs already, or the account can't sign. */
export type TakeBackObstacle =
  | Readonly<{ obstacle: 'needed'; executionId: string }>
  | Readonly<{ obstacle: 'underWay'; bundleId: string }>
  | Readonly<{ obstacle: 'notOwn' }>

export type TakeBackPorts = Readonly<{
  profile: Profile
  proposals: Proposals
  ownAccounts: () => Promise<readonly string[]>
  /** The list includes at least transfers at their steps. */
  executions: () => Promise<readonly Execution[]>
  /** The list includes at least bundles in flight. */
  bundles: () => Promise<readonly Bundle[]>
  exclusive: <T>(name: string, work: () => Promise<T>) => Promise<T>
}>

export type TakeBack = Readonly<{
  ask: (wanted: Wanted) => Promise<Readonly<{ question: CallsQuestion; shown: MarkedProposal }> | TakeBackObstacle>
  /** Resolves to undefined when the approval meant something else. */
  take: (wanted: Wanted, mark: string) => Promise<Readonly<{ id: string }> | undefined>
}>

/** Makes the revocation of an allowance. Each prompt is rebuilt, since amounts and fees change. */
export function createTakeBack(ports: TakeBackPorts): TakeBack {
  async function obstacleFor(wanted: Wanted): Promise<TakeBackObstacle | undefined> {
    const [own, executions, bundles] = await Promise.all([ports.ownAccounts(), ports.executions(), ports.bundles()])
    if (!own.some((each) => isSameAddress(each, wanted.account))) return { obstacle: 'notOwn' }
    const needing = executions.find((each) => needsAllowance(each, wanted, wanted))
    if (needing) return { obstacle: 'needed', executionId: needing.id }
    const same = bundles.find((each) => isBundleInFlight(each) && isTakingBack(each, wanted, callOf(wanted)))
    return same && { obstacle: 'underWay', bundleId: same.id }
  }

  function callOf(wanted: Wanted): PageCall | undefined {
    const chain = chainById(ports.profile, wanted.chainId)
    return chain && takeBackCall(wanted, chain)
  }

  return {
    ask: async (wanted) => {
      const obstacle = await obstacleFor(wanted)
      if (obstacle) return obstacle
      const question = questionOf(wanted, callOf(wanted))
      if (!question) return { obstacle: 'notOwn' }
      ports.proposals.forget(question.id)
      return { question, shown: await ports.proposals.of(question) }
    },
    // Revocations run one at a time: a second approval finds the first one's bundle.
    take: (wanted, mark) =>
      ports.exclusive('takeBack', async () => {
        if (await obstacleFor(wanted)) return undefined
        const question = questionOf(wanted, callOf(wanted))
        const approved = question && (await ports.proposals.approve(question, mark))
        return approved?.ok ? { id: approved.id } : undefined
      }),
  }
}

function questionOf(
  { account, chainId, token, spender, at }: Wanted,
  call: PageCall | undefined,
): CallsQuestion | undefined {
  if (!call) return undefined
  const id = ['takeBack', chainId, account, token, spender, at].join(' ').toLowerCase()
  return { id, requester: { by: 'wallet', wish: 'takeBack' }, account, chainId, calls: [call], required: [] }
}

function isTakingBack(
  { requester, account, chainId, calls }: Bundle,
  wanted: Wanted,
  own: PageCall | undefined,
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
