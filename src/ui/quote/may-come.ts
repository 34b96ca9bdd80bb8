import type { NoQuoteView, QuoteView } from '../../api/quote-views.ts'
import type { Finding } from '../../core/finding.ts'

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

const WITHOUT_PRICE: readonly Finding['code'][] = ['L09', 'L10', 'L13', 'C26']

/** Whether all that stops a quote is that no independent price is known. */
export function isUnpriced({ findings }: Refused): boolean {
  const stopping = findings.filter(({ level }) => level === 'refuse' || level === 'override')
  return stopping.length > 0 && stopping.every(({ code }) => WITHOUT_PRICE.includes(code))
}
