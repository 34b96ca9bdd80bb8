import { useEffect, useState } from 'preact/hooks'
import type { ApprovalAnswer, QuoteView } from '../../api/contract.ts'
import { useNow } from '../state/clock.ts'
import { messageOf } from '../state/resource.ts'
import { secondsLeft } from '../text/countdown.ts'
import { type Worse, worsened } from './compare.ts'

type ProvenQuote = Extract<QuoteView, { state: 'proven' }>

/** What a review needs of the flow around it. */
export type ReviewFlow = Readonly<{
  view: ProvenQuote
  decide: (view: ProvenQuote, decision: 'approve' | 'reject') => Promise<ApprovalAnswer>
  refresh: () => Promise<QuoteView>
  onApproved: (executionId: string | undefined) => void
  onRejected: () => void
}>

/** What is to be said about the quote that is shown, beside the quote itself. */
export type ReviewNews =
  | Readonly<{ news: 'none' }>
  | Readonly<{ news: 'fresh'; worse: readonly Worse[] }>
  | Readonly<{ news: 'notAnymore'; view: Exclude<QuoteView, { state: 'proven' }> }>
  | Readonly<{ news: 'failed'; message: string }>
  | Readonly<{ news: 'locked' }>

export type ReviewState = Readonly<{
  shown: ProvenQuote
  news: ReviewNews
  busy: 'approve' | 'reject' | 'refresh' | undefined
  isExpired: boolean
  approve: () => void
  reject: () => void
  refresh: () => void
}>

/** Follows one review from the first look to the decision. The plan that is decided is always the one shown. */
export function useReview(flow: ReviewFlow): ReviewState {
  const [shown, setShown] = useState(flow.view)
  const [news, setNews] = useState<ReviewNews>({ news: 'none' })
  const [busy, setBusy] = useState<ReviewState['busy']>(undefined)
  const isExpired = secondsLeft(shown.review.expiresAtSeconds, useNow(250)) === 0

  const take = (view: QuoteView) => {
    if (view.state !== 'proven') {
      setNews({ news: 'notAnymore', view })
      return
    }
    setNews({ news: 'fresh', worse: worsened(shown.review, view.review) })
    setShown(view)
  }
  useEffect(() => {
    if (flow.view.review.planHash !== shown.review.planHash) take(flow.view)
    else setShown(flow.view)
  }, [flow.view])

  const refresh = async () => {
    setBusy('refresh')
    await flow.refresh().then(take, (error: unknown) => setNews({ news: 'failed', message: messageOf(error) }))
    setBusy(undefined)
  }
  const decide = async (decision: 'approve' | 'reject') => {
    if (busy) return
    setBusy(decision)
    try {
      const answer = await flow.decide(shown, decision)
      if (decision === 'reject' || answer.outcome === 'rejected') flow.onRejected()
      else if (answer.outcome === 'approved') flow.onApproved(answer.executionId)
      else if (answer.outcome === 'locked') setNews({ news: 'locked' })
      else await refresh()
    } catch (error) {
      setNews({ news: 'failed', message: messageOf(error) })
    } finally {
      setBusy(undefined)
    }
  }
  return {
    shown,
    news,
    busy,
    isExpired,
    approve: () => void decide('approve'),
    reject: () => void decide('reject'),
    refresh: () => void refresh(),
  }
}
