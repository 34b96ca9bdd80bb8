import { useEffect, useRef, useState } from 'preact/hooks'
import type { ApprovalAnswer } from '../../api/views/approvals.ts'
import type { NoQuoteView, QuoteView, SignableQuote } from '../../api/views/quotes.ts'
import type { Finding } from '../../core/review/finding.ts'
import { tickOfFinding, tickOfRepeat } from '../../core/review/ticks.ts'
import { ofWindows } from '../messages/app-messages.ts'
import { type PasswordPrompt, usePassword } from '../password/use-password.ts'
import { RETRY_MILLISECONDS } from '../quote/refresh-times.ts'
import { isRetryable } from '../quote/retryable.ts'
import { isSignableQuote } from '../quote/signable.ts'
import { useNow, useVisible } from '../state/page/clock.ts'
import { secondsLeft } from '../text/countdown.ts'
import { messageOf } from '../text/reason-text.ts'
import { type Risks, useRisks } from './risks/use-risks.ts'
import { useRenewal } from './use-renewal.ts'
import { newlyWarned, type WorsenedTerm, worsenedTerms } from './worsened-terms.ts'

export type ReviewFlow = Readonly<{
  view: SignableQuote
  /** An expert types `phrase` to insist. */
  decide: (
    view: SignableQuote,
    decision: 'approve' | 'reject',
    typed: Readonly<{ phrase?: string; password?: string; ticked?: string[] }>,
  ) => Promise<ApprovalAnswer>
  refresh: () => Promise<QuoteView>
  onApproved: (executionId: string | undefined) => void
  onRejected: () => void
}>

/** News about the quote on screen. */
export type ReviewNews =
  | Readonly<{ news: 'none' }>
  | Readonly<{ news: 'fresh'; worse: readonly WorsenedTerm[]; warned: readonly Finding[] }>
  | Readonly<{ news: 'notAnymore'; view: NoQuoteView }>
  | Readonly<{ news: 'failed'; message: string }>
  | Readonly<{ news: 'locked' }>

export type ReviewState = Readonly<{
  shown: SignableQuote
  typed: string
  type: (typed: string) => void
  isInsisted: boolean
  risks: Risks
  password: PasswordPrompt
  news: ReviewNews
  busy: 'approve' | 'reject' | 'refresh' | undefined
  isExpired: boolean
  approve: () => void
  reject: () => void
  refresh: () => void
}>

export function useReview(flow: ReviewFlow): ReviewState {
  const { shown, take, isQuiet, news, setNews } = useShownQuote(flow.view)
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState<ReviewState['busy']>(undefined)
  const password = usePassword({ id: shown.approvalId }, shown.review.planHash)
  const now = useNow(250)
  const risks = useRisks(shown, now)
  const isExpired = secondsLeft(shown.review.expiresAtSeconds, now) === 0
  const isBusy = useRef(false)
  isBusy.current = busy !== undefined

  // Without a new price the shown quote stays, with a notice once it has expired.
  const renew = async () => {
    isQuiet.current = true
    const view = await flow.refresh().catch(() => undefined)
    if (view && isSignableQuote(view) && !isBusy.current) take(view)
    isQuiet.current = false
  }
  useRenewal({
    quote: `${shown.approvalId} ${shown.review.planHash} ${shown.review.expiresAtSeconds}`,
    leftMilliseconds: shown.review.expiresAtSeconds * 1_000 - now,
    isBusy: busy !== undefined,
    ask: renew,
  })
  const mayRetry = news.news === 'notAnymore' && isRetryable(news.view) && busy === undefined
  useRetry(mayRetry, async () => {
    const view = await flow.refresh().catch(() => undefined)
    if (view && !isBusy.current) take(view)
  })
  const refresh = async () => {
    isQuiet.current = false
    setBusy('refresh')
    await flow.refresh().then(take, (error: unknown) => setNews({ news: 'failed', message: messageOf(error) }))
    setBusy(undefined)
  }
  const decide = async (decision: 'approve' | 'reject') => {
    if (busy || (decision === 'approve' && !risks.isAccepted)) return
    setBusy(decision)
    try {
      const phrase = shown.state === 'override' ? { phrase: typed.trim() } : {}
      const ticked = tickedOf(risks)
      const given = decision === 'approve' ? { ...password.take(), ...(ticked.length > 0 && { ticked }) } : {}
      const answer = await flow.decide(shown, decision, { ...phrase, ...given })
      if (answer.outcome === 'elsewhere') setNews({ news: 'failed', message: ofWindows().decidedText })
      else if (decision === 'reject' || answer.outcome === 'rejected') flow.onRejected()
      else if (answer.outcome === 'approved') flow.onApproved(answer.executionId)
      else if (answer.outcome === 'password') password.refuse(answer)
      else if (answer.outcome === 'locked') setNews({ news: 'locked' })
      else if (answer.outcome === 'unconfirmed') setTyped('')
      else await refresh()
    } catch (error) {
      setNews({ news: 'failed', message: messageOf(error) })
    } finally {
      setBusy(undefined)
    }
  }
  return {
    shown,
    typed,
    type: setTyped,
    risks,
    password,
    isInsisted: shown.state === 'proven' || typed.trim() === shown.phrase,
    news,
    busy,
    isExpired,
    approve: () => void decide('approve'),
    reject: () => void decide('reject'),
    refresh: () => void refresh(),
  }
}

function useShownQuote(view: SignableQuote) {
  const [shown, setShown] = useState(view)
  const [news, setNews] = useState<ReviewNews>({ news: 'none' })
  // A term worse than the read quote stays marked through all renewals.
  const read = useRef(view.review)
  const isQuiet = useRef(false)
  const take = (newer: QuoteView) => {
    if (!isSignableQuote(newer)) {
      setNews({ news: 'notAnymore', view: newer })
      return
    }
    const worse = worsenedTerms(read.current, newer.review)
    const warned = newlyWarned(read.current, newer.review)
    const isAsGood = worse.length === 0 && warned.length === 0
    if (isAsGood) read.current = newer.review
    setNews(isQuiet.current && isAsGood ? { news: 'none' } : { news: 'fresh', worse, warned })
    setShown(newer)
  }
  useEffect(() => {
    if (view.review.planHash !== shown.review.planHash) take(view)
    else setShown(view)
  }, [view])
  return { shown, take, isQuiet, news, setNews }
}

// Asks again like the form while a price may still come.
function useRetry(mayRetry: boolean, ask: () => Promise<void>) {
  const isWaiting = useVisible() && mayRetry
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(ask, RETRY_MILLISECONDS)
    return () => clearInterval(timer)
  }, [isWaiting])
}

function tickedOf({ same, findings }: Risks): string[] {
  const repeat = same?.isTicked ? [tickOfRepeat(same.transfer.id)] : []
  return [...repeat, ...findings.flatMap(({ finding, isTicked }) => (isTicked ? [tickOfFinding(finding)] : []))]
}
