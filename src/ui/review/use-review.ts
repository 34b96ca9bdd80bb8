import { useEffect, useRef, useState } from 'preact/hooks'
import type { ApprovalAnswer } from '../../api/views/approvals.ts'
import type { NoQuoteView, QuoteView, SignableQuote } from '../../api/views/quotes.ts'
import type { Finding } from '../../core/review/finding.ts'
import { tickOfFinding, tickOfRepeat } from '../../core/review/ticks.ts'
import { ofWindows } from '../messages/app-messages.ts'
import { type PasswordPrompt, usePassword } from '../password/use-password.ts'
import { RETRY_MILLISECONDS } from '../quote/refresh-loop.ts'
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
  /** `phrase` is the text that an expert typed to insist. */
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
  /** The plan can be confirmed only when `isInsisted`. */
  typed: string
  type: (typed: string) => void
  isInsisted: boolean
  /** The plan can be confirmed only when these are accepted. */
  risks: Risks
  password: PasswordPrompt
  news: ReviewNews
  busy: 'approve' | 'reject' | 'refresh' | undefined
  isExpired: boolean
  approve: () => void
  reject: () => void
  refresh: () => void
}>

/** The decided plan is always the one on screen. */
export function useReview(flow: ReviewFlow): ReviewState {
  const [shown, setShown] = useState(flow.view)
  const [news, setNews] = useState<ReviewNews>({ news: 'none' })
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState<ReviewState['busy']>(undefined)
  const password = usePassword({ id: shown.approvalId }, shown.review.planHash)
  const now = useNow(250)
  const risks = useRisks(shown, now)
  const isExpired = secondsLeft(shown.review.expiresAtSeconds, now) === 0
  // A term worse than the read quote stays marked through all renewals.
  const read = useRef(flow.view.review)
  const isQuiet = useRef(false)
  const isBusy = useRef(false)
  isBusy.current = busy !== undefined

  const take = (view: QuoteView) => {
    if (!isSignableQuote(view)) {
      setNews({ news: 'notAnymore', view })
      return
    }
    const worse = worsenedTerms(read.current, view.review)
    const warned = newlyWarned(read.current, view.review)
    const isAsGood = worse.length === 0 && warned.length === 0
    if (isAsGood) read.current = view.review
    setNews(isQuiet.current && isAsGood ? { news: 'none' } : { news: 'fresh', worse, warned })
    setShown(view)
  }
  useEffect(() => {
    if (flow.view.review.planHash !== shown.review.planHash) take(flow.view)
    else setShown(flow.view)
  }, [flow.view])

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
  // Asks again like the form while a price may still come.
  const isVisible = useVisible()
  const isWaiting = news.news === 'notAnymore' && isRetryable(news.view) && isVisible && busy === undefined
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(async () => {
      const view = await flow.refresh().catch(() => undefined)
      if (view && !isBusy.current) take(view)
    }, RETRY_MILLISECONDS)
    return () => clearInterval(timer)
  }, [isWaiting])
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
      const same = risks.same?.isTicked ? [tickOfRepeat(risks.same.move.id)] : []
      const found = risks.findings.flatMap(({ finding, isTicked }) => (isTicked ? [tickOfFinding(finding)] : []))
      const all = [...same, ...found]
      const ticked = all.length > 0 ? { ticked: all } : {}
      const given = decision === 'approve' ? { ...password.take(), ...ticked } : {}
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
