import type { ExecutionView } from '../../api/crossing-views.ts'
import type { RecipientView } from '../../api/form-views.ts'
import type { SignableQuote } from '../../api/quote-views.ts'
import type { Review, UnpinnedToken } from '../../core/review.ts'
import { arrivalParties, arrivalRisksOf } from './arrival-parties.ts'
import { useAllLookedUp } from './looked-up.ts'
import { isPaidElsewhere } from './network-fee.tsx'
import { type Risk, risksOf } from './risk.ts'
import { type SlippageGrade, slippageGrade } from './slippage-grade.ts'
import { useTicks } from './ticks.ts'
import { useSame } from './use-same.ts'

/** Whom a plan may pay: `payee` and an address is somebody in calls where the money arrives. */
export type Role = 'recipient' | 'refund' | PayeeRole
type PayeeRole = `payee ${string}`

/** What is known of a plan and whom it pays, and what was said to it. */
export type Risks = Readonly<{
  known: Readonly<Record<Role, RecipientView | undefined>>
  /** Whether it was looked up, and every risk ticked: before that there is no yes. */
  isAccepted: boolean
  /** How many boxes are still to be ticked. */
  left: number
  isTicked: (role: Role, risk: Risk) => boolean
  tick: (role: Role, risk: Risk, isOn: boolean) => void
  /** A move that was made a moment ago and is the same. */
  same: Readonly<{ move: ExecutionView; isTicked: boolean; tick: (isOn: boolean) => void }> | undefined
  /** Tokens that anybody may have made, each ticked. */
  unpinned: readonly Readonly<UnpinnedToken & { isTicked: boolean; tick: (isOn: boolean) => void }>[]
  /** What its slippage may lose, ticked where that is much. */
  slippage: Readonly<{ grade: SlippageGrade; isTicked: boolean; tick: (isOn: boolean) => void }> | undefined
}>

/**
 * Looks up the addresses of a plan that are not the wallet's, those of its calls too, and whether the same was sent
 * before; keeps what is ticked, each tick for one address or one move.
 */
export function useRisks(shown: SignableQuote, nowMilliseconds: number): Risks {
  const { recipient, refund } = shown.review
  const same = useSame(shown, nowMilliseconds)
  const strangers = arrivalParties(shown.review)
  const found = useAllLookedUp([...[recipient, refund].filter(isAsked), ...strangers])
  const knownOf = ({ address, chainId }: Pick<Party, 'address' | 'chainId'>) =>
    found?.find((each) => each.address === address && each.chainId === chainId)?.known
  const { isTicked, tick } = useTicks()
  const known: Risks['known'] = {
    ...Object.fromEntries(strangers.map((each) => [payeeRole(each.address), knownOf(each)])),
    recipient: knownOf(recipient),
    refund: knownOf(refund),
  }
  const placeOf = (role: Role) => (role === 'refund' ? refund : role === 'recipient' ? recipient : undefined)
  // A payee is named by its role; all of them are paid where the money arrives.
  const keyOf = (role: Role, risk: Risk) =>
    `${role} ${risk} ${(placeOf(role) ?? recipient).chainId} ${placeOf(role)?.address ?? ''}`
  // Where an address is only shown, the money leaves by no yes: it is told of, and not ticked.
  const isTickDue = !isPaidElsewhere(shown.review)
  const moved = same.move && { move: same.move, key: `same ${same.move.id}` }
  const keys = [
    ...(['recipient', 'refund'] as const).flatMap((role) => risksOf(known[role]).map((risk) => keyOf(role, risk))),
    ...strangers.flatMap(({ address, parts }) => {
      const role = payeeRole(address)
      return arrivalRisksOf(known[role], parts).map((risk) => keyOf(role, risk))
    }),
  ]
  const grade = slippageGrade(shown.review)
  const isLoss = grade === 'grave' || grade === 'everything'
  const lossKey = `slippage ${grade} ${shown.review.slippageBasisPoints}`
  const tokens = shown.review.unpinned.map((token) => {
    const key = `token ${token.currency.chainId} ${token.currency.address}`
    return { ...token, key, isTicked: isTicked(key), tick: (isOn: boolean) => tick(key, isOn) }
  })
  const due = [...keys, ...tokens.map(({ key }) => key)]
  const open = [...due, ...(moved && isTickDue ? [moved.key] : []), ...(isLoss ? [lossKey] : [])].filter(
    (key) => !isTicked(key),
  )
  const isLooking = same.isLooking || !found
  return {
    known,
    isAccepted: !isLooking && open.length === 0,
    left: open.length,
    isTicked: (role, risk) => isTicked(keyOf(role, risk)),
    tick: (role, risk, isOn) => tick(keyOf(role, risk), isOn),
    unpinned: tokens,
    slippage: grade && { grade, isTicked: isTicked(lossKey), tick: (isOn) => tick(lossKey, isOn) },
    same: moved && { move: moved.move, isTicked: isTicked(moved.key), tick: (isOn) => tick(moved.key, isOn) },
  }
}

/** The role of an address in calls. */
export function payeeRole(address: string): PayeeRole {
  return `payee ${address}`
}

type Party = Review['recipient']

// One's own and what is watched are known by the plan itself.
function isAsked({ isOwn, watchedAs }: Party): boolean {
  return !isOwn && watchedAs === undefined
}
