import type { QuoteView, SignableQuote } from '../../api/quote-views.ts'

export function isSignable(view: QuoteView): view is SignableQuote {
  return view.state === 'proven' || view.state === 'override'
}
