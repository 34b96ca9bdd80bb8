import type { Review } from '../../../core/review/review.ts'
import { hasSendStep } from '../../quote/plan-traits.ts'

/** The token's contract decides the amount that arrives. */
export function isOutputExact({ tradeType, expected, minimum, steps }: Review): boolean {
  if (hasSendStep({ steps })) return expected.currency.isNative
  return tradeType === 'EXACT_OUTPUT' && expected.value === minimum.value
}

export function mayKeepFee(review: Review): boolean {
  return hasSendStep(review) && review.customTokens.length > 0
}

export function isOutputAbout(review: Review): boolean {
  return hasSendStep(review) ? mayKeepFee(review) : !isOutputExact(review)
}
