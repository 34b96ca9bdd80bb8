import type { QuoteView, SignableQuote } from '../../api/views/quotes.ts'

export function isSignableQuote(view: QuoteView): view is SignableQuote {
  return view.state === 'proven' || view.state === 'override'
}
