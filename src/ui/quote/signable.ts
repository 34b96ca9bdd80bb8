import type { QuoteView, SignableQuote } from '../../api/quote-views.ts'

/** Whether a quote can be signed at all. */
export function isSignable(view: QuoteView): view is SignableQuote {
  return view.state === 'proven' || view.state === 'override'
}
