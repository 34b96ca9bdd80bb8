import type { NoQuoteView, QuoteView } from '../../api/quote-views.ts'

type Refused = Extract<NoQuoteView, { state: 'refused' }>

/** Whether a quote was refused for nothing but what a node did not say: it speaks against nobody, and may be said in a moment. */
export function isUnread({ findings }: Refused): boolean {
  return findings.length > 0 && findings.every(({ code }) => code === 'D32')
}

/** Whether the same question may be answered otherwise soon, so that it is asked again by itself. */
export function mayCome(view: QuoteView): boolean {
  if (view.state === 'unavailable') return view.retryable
  return view.state === 'refused' && isUnread(view)
}
