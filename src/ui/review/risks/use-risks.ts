import type { SignableQuote } from '../../../api/views/quotes.ts'
import type { ExecutionView } from '../../../api/views/transfers.ts'
import type { Finding } from '../../../core/review/finding.ts'
import type { CustomToken, Review } from '../../../core/review/review.ts'
import { tickOfFinding } from '../../../core/review/ticks.ts'
import { paysFromElsewhere } from '../../quote/plan-traits.ts'
import { type ArrivalCounterparty, arrivalCounterparties } from '../arrival/arrival-counterparties.ts'
import { type SlippageGrade, slippageGrade } from '../slippage/slippage-grade.ts'
import type { Risk } from './risk.ts'
import { dueRisks, type KnownRoles, payeeRole, type Role, riskKey } from './roles.ts'
import { useCounterparties } from './use-counterparty.ts'
import { useDuplicate } from './use-duplicate.ts'
import { useTicks } from './use-ticks.ts'

type Box = { isTicked: boolean; tick: (isOn: boolean) => void }

export type Risks = Readonly<{
  known: KnownRoles
  /** All lookups ended and every risk is ticked; confirming needs both. */
  isAccepted: boolean
  left: number
  /** Stopping is the better answer. */
  isGrave: boolean
  isTicked: (role: Role, risk: Risk) => boolean
  tick: (role: Role, risk: Risk, isOn: boolean) => void
  same: Readonly<{ transfer: ExecutionView } & Box> | undefined
  customTokens: readonly Readonly<CustomToken & Box>[]
  findings: readonly Readonly<{ finding: Finding } & Box>[]
  slippage: Readonly<{ grade: SlippageGrade } & Box> | undefined
}>

/** Each tick covers one address or one transfer. */
export function useRisks(shown: SignableQuote, nowMilliseconds: number): Risks {
  const { review } = shown
  const same = useDuplicate(shown, nowMilliseconds)
  const strangers = arrivalCounterparties(review)
  const known = useKnown(review, strangers)
  const { isTicked, tick } = useTicks()
  const box = (key: string): Box => ({ isTicked: isTicked(key), tick: (isOn) => tick(key, isOn) })
  const tokens = review.customTokens.map((token) => ({ token, key: tokenKey(token) }))
  const moved = same.transfer && { transfer: same.transfer, key: `same ${same.transfer.id}` }
  const grade = slippageGrade(review)
  const isLoss = grade === 'grave' || grade === 'everything'
  const lossKey = `slippage ${grade} ${review.slippageBasisPoints}`
  const due = [
    ...(known ? dueRisks(review, known, strangers) : []),
    ...tokens.map(({ key }) => key),
    ...review.ticks.map(tickOfFinding),
    // A payment from elsewhere has no confirmation, so the notice has no tick.
    ...(moved && !paysFromElsewhere(review) ? [moved.key] : []),
    ...(isLoss ? [lossKey] : []),
  ]
  const left = due.filter((key) => !isTicked(key)).length
  return {
    known: known ?? NOBODY,
    isAccepted: known !== undefined && !same.isLooking && left === 0,
    left,
    isGrave:
      isLoss ||
      review.ticks.length > 0 ||
      tokens.some(({ token }) => token.imitation) ||
      Object.values(known ?? {}).some((each) => each?.looksLike || each?.exchange),
    isTicked: (role, risk) => isTicked(riskKey(review, role, risk)),
    tick: (role, risk, isOn) => tick(riskKey(review, role, risk), isOn),
    customTokens: tokens.map(({ token, key }) => ({ ...token, ...box(key) })),
    findings: review.ticks.map((finding) => ({ finding, ...box(tickOfFinding(finding)) })),
    slippage: grade && { grade, ...box(lossKey) },
    same: moved && { transfer: moved.transfer, ...box(moved.key) },
  }
}

const NOBODY: KnownRoles = { recipient: undefined, refund: undefined }

// Undefined until all lookups end.
function useKnown({ recipient, refund }: Review, strangers: readonly ArrivalCounterparty[]): KnownRoles | undefined {
  const found = useCounterparties([...[recipient, refund].filter(isAsked), ...strangers])
  const knownOf = ({ address, chainId }: Pick<Party, 'address' | 'chainId'>) =>
    found?.find((each) => each.address === address && each.chainId === chainId)?.known
  return (
    found && {
      ...Object.fromEntries(strangers.map((each) => [payeeRole(each.address), knownOf(each)])),
      recipient: knownOf(recipient),
      refund: knownOf(refund),
    }
  )
}

function tokenKey({ currency }: CustomToken): string {
  return `token ${currency.chainId} ${currency.address}`
}

type Party = Review['recipient']

// The plan itself knows own and watched addresses.
function isAsked({ isOwn, watchedAs }: Party): boolean {
  return !isOwn && watchedAs === undefined
}
