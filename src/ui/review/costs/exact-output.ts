import type { Review } from '../../../core/review/review.ts'
import { hasSendStep } from '../../quote/plan-traits.ts'

/** True for a fixed output and for the user's own send. */
export function isOutputExact({ tradeType, expected, minimum, steps }: Review): boolean {
  return hasSendStep({ steps }) || (tradeType === 'EXACT_OUTPUT' && expected.value === minimum.value)
}
