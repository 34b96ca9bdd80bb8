import type { QuoteView } from '../../api/views/quotes.ts'
import type { Amount } from '../../core/money/currency.ts'
import { isSignableQuote } from './signable.ts'

export type PriceChange = Readonly<{ what: 'arrives' | 'pays'; isBetter: boolean; by: Amount }>

export function priceChange(before: QuoteView, after: QuoteView): PriceChange | undefined {
  if (!isSignableQuote(before) || !isSignableQuote(after)) return undefined
  const isOfInput = after.review.tradeType === 'EXACT_INPUT'
  const [then, now] = [before, after].map(({ review }) => (isOfInput ? review.expected : review.pays))
  if (!then || !now || then.value === now.value) return undefined
  const isMore = now.value > then.value
  const by = { currency: now.currency, value: isMore ? now.value - then.value : then.value - now.value }
  return { what: isOfInput ? 'arrives' : 'pays', isBetter: isMore === isOfInput, by }
}
