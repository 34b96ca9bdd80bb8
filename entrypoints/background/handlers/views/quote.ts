import type { QuoteView } from '../../../../src/api/views/quotes.ts'
import type { AskedQuote } from '../../../../src/wallet/quotes/proven-quote.ts'

/** Builds a quote's view, without the service's text. */
export function quoteView(asked: AskedQuote): QuoteView {
  if (asked.state !== 'proven' && asked.state !== 'override') return asked
  const { open, quoteText: _, ...shown } = asked
  return { ...shown, approvalId: open.id, ticket: open.ticket }
}
