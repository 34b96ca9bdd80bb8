import type { QuoteView, SignableQuote } from '../../api/quote-views.ts'

export function isSignableQuote(view: QuoteView): view is SignableQuote {
  return view.state === 'proven' || view.state === 'override'
}
