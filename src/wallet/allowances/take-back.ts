import { isSameAddress } from '../../core/address.ts'
import { type Holder, needsAllowance, type Pair } from '../../core/allowances/pairs.ts'
import { takeBackCall } from '../../core/allowances/take-back.ts'
import { type Bundle, isBundleInFlight, type PageCall } from '../../core/bundle/bundle.ts'
import type { Execution } from '../../core/execution.ts'
import { chainById, type Profile } from '../../core/profile.ts'
import type { CallsQuestion, MarkedProposal, Proposals } from '../bundles/proposals.ts'

/** An allowance that the user wants to end. */
export type Wanted = Holder & Pair

/**
 * Why an allowance is not taken back now: a crossing on its way still uses it, it is being taken back already, or the
 * account is none that signs.
 */
export type TakeBackObstacle =
  | Readonly<{ obstacle: 'needed'; executionId: string }>
  | Readonly<{ obstacle: 'underWay'; bundleId: string }>
  | Readonly<{ obstacle: 'notOwn' }>

export type TakeBackPorts = Readonly<{
  profile: Profile
  proposals: Proposals
  ownAccounts: () => Promise<readonly string[]>
  /** Crossings that are at their steps, at least. */
  executions: () => Promise<readonly Execution[]>
  /** Bundles in flight, at least. */
  bundles: () => Promise<readonly Bundle[]>
  exclusive: <T>(name: string, work: () => Promise<T>) => Promise<T>
}>

/** What is shown before an allowance is taken back, and what its yes does: the way of everything that the wallet sends. */
export type TakeBack = Readonly<{
  ask: (wanted: Wanted) => Promise<Readonly<{ question: CallsQuestion; shown: MarkedProposal }> | TakeBackObstacle>
  /** Takes a yes to exactly what was shown: the bundle's id, or undefined where it was about something else. */
  take: (wanted: Wanted, mark: string) => Promise<Readonly<{ id: string }> | undefined>
}>

/** Makes the two acts; each question is made anew when it is asked, since amounts and fees are of that moment. */
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
    // One at a time: a second yes finds the bundle of the first.
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

/** Whether a bundle is the user's own end of this very allowance. */
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
