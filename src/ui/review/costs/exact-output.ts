import type { Review } from '../../../core/review/review.ts'
import { hasSendStep } from '../../quote/plan-traits.ts'

export function isOutputExact({ tradeType, expected, minimum, steps }: Review): boolean {
  return hasSendStep({ steps }) || (tradeType === 'EXACT_OUTPUT' && expected.value === minimum.value)
}
