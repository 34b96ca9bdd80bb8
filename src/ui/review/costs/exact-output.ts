import type { Review } from '../../../core/review/review.ts'
import { hasSendStep } from '../../quote/plan-traits.ts'

export function isOutputExact({ tradeType, expected, minimum, steps, customTokens }: Review): boolean {
  if (hasSendStep({ steps })) return customTokens.length === 0
  return tradeType === 'EXACT_OUTPUT' && expected.value === minimum.value
}

export function mayKeepFee(review: Review): boolean {
  return hasSendStep(review) && !isOutputExact(review)
}
