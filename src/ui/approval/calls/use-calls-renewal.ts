import { useEffect, useRef, useState } from 'preact/hooks'
import type { OwnCallsView } from '../../../api/views/allowances.ts'
import type { FundingView } from '../../../api/views/approvals.ts'
import { isWorseResult } from '../../../core/page/calls/worse-result.ts'
import type { Review } from '../../../core/review/review.ts'
import { isSameContent } from '../../quote/same-quote.ts'
import { useRenewal } from '../../review/use-renewal.ts'
import { type WorsenedTerm, worsenedTerms } from '../../review/worsened-terms.ts'
import { useNow } from '../../state/page/clock.ts'
import { messageOf } from '../../text/reason-text.ts'

type Shown = Pick<OwnCallsView, 'effects' | 'funding' | 'mostGas' | 'triedAtSeconds'>

/** Renewal of a simulation without quotes, since it describes one moment. */
const TRIAL_SECONDS = 30

/** `worse`: amounts that got worse. `isOther`: the calls do something else. */
export type CallsChanges = Readonly<{ worse: readonly WorsenedTerm[]; isOther: boolean }>

export function isFundingInsufficient({ missing, legs }: FundingView): boolean {
  return legs.length === missing.length && legs.some(({ state }) => state !== 'proven')
}

type FreshLegs = Readonly<{
  /** A quote expired or is missing; `isRunOut` where all were good. */
  isOver: boolean
  isRunOut: boolean
  isBusy: boolean
  problem: string | undefined
  news: CallsChanges
  refresh: () => void
}>

/**
 * Renews quotes before expiry, or else the simulation; `refresh` does it at once. Changes for the worse stay marked.
 */
export function useCallsRenewal(shown: Shown, askAnew: () => Promise<void>): FreshLegs {
  const { funding } = shown
  const now = useNow(1_000, true)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const refresh = async () => {
    setBusy(true)
    try {
      await askAnew()
      setProblem(undefined)
    } catch (error) {
      setProblem(messageOf(error))
    }
    setBusy(false)
  }
  const reviews = provenOf(shown)
  const isLeg = reviews !== undefined && reviews.length > 0
  const untilSeconds = isLeg
    ? Math.min(...reviews.map(({ expiresAtSeconds }) => expiresAtSeconds))
    : shown.triedAtSeconds + TRIAL_SECONDS
  useRenewal({
    quote: `${(reviews ?? []).map(({ planHash }) => planHash).join()} ${untilSeconds}`,
    leftMilliseconds: reviews ? untilSeconds * 1_000 - now : Number.POSITIVE_INFINITY,
    isBusy,
    ask: refresh,
  })
  const isRunOut = isLeg && untilSeconds * 1_000 <= now
  return {
    isOver: isRunOut || ((funding?.legs.length ?? 0) > 0 && !isLeg),
    isRunOut,
    isBusy,
    problem,
    news: useNews(shown),
    refresh: () => void refresh(),
  }
}

function useNews(shown: Shown): CallsChanges {
  const read = useRef(shown)
  const news = newsOf(read.current, shown)
  const isNone = news.worse.length === 0 && !news.isOther
  useEffect(() => {
    if (isNone) read.current = shown
  }, [shown, isNone])
  return news
}

function newsOf(before: Shown, after: Shown): CallsChanges {
  const [one, other] = [provenOf(before), provenOf(after)]
  // A missing quote can't be compared.
  if (!one || !other || one.length !== other.length) return { worse: [], isOther: false }
  return {
    worse: other.flatMap((review, index) => {
      const read = one[index]
      return read ? worsenedTerms(read, review) : []
    }),
    isOther: isOtherwise(before.effects, after.effects),
  }
}

function isOtherwise(before: Shown['effects'], after: Shown['effects']): boolean {
  if (!before.known || !after.known) return !isSameContent(before, after)
  const [{ changes: read, ...one }, { changes: now, ...other }] = [before, after]
  return !isSameContent(one, other) || isWorseResult(read, now)
}

function provenOf({ funding }: Shown): readonly Review[] | undefined {
  const legs = funding?.legs ?? []
  const reviews = legs.flatMap((leg) => (leg.state === 'proven' ? [leg.review] : []))
  return reviews.length === legs.length ? reviews : undefined
}
