import type { QuoteView } from '../../api/quote-views.ts'
import type { Amount } from '../../core/currency.ts'
import { isSignable } from './signable.ts'

/** How a fresh quote differs from the one before it: by how much more or less arrives, or has to be paid. */
export type Moved = Readonly<{ what: 'arrives' | 'pays'; isBetter: boolean; by: Amount }>

/** Compares two quotes for the same wish; nothing where the side that may move did not, or one of them is none. */
export function movedFrom(before: QuoteView, after: QuoteView): Moved | undefined {
  if (!isSignable(before) || !isSignable(after)) return undefined
  const isOfInput = after.review.tradeType === 'EXACT_INPUT'
  const [then, now] = [before, after].map(({ review }) => (isOfInput ? review.expected : review.pays))
  if (!then || !now || then.value === now.value) return undefined
  const isMore = now.value > then.value
  const by = { currency: now.currency, value: isMore ? now.value - then.value : then.value - now.value }
  return { what: isOfInput ? 'arrives' : 'pays', isBetter: isMore === isOfInput, by }
}
