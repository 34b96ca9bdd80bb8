import type { NoQuoteView, QuoteView } from '../../api/views/quotes.ts'
import type { Finding } from '../../core/review/finding.ts'

type Refused = Extract<NoQuoteView, { state: 'refused' }>

/** True where only a node's missing answer refused the quote. That accuses no party, and may pass. */
export function isNodeUnread({ findings }: Refused): boolean {
  return findings.length > 0 && findings.every(({ code }) => code === 'D32')
}

export function isRetryable(view: QuoteView): boolean {
  if (view.state === 'unavailable') return view.retryable
  return view.state === 'refused' && isNodeUnread(view)
}

const WITHOUT_PRICE: readonly Finding['code'][] = ['L09', 'L10', 'L13', 'C26']

export function isUnpriced({ findings }: Refused): boolean {
  const stopping = findings.filter(({ level }) => level === 'refuse' || level === 'override')
  return stopping.length > 0 && stopping.every(({ code }) => WITHOUT_PRICE.includes(code))
}
