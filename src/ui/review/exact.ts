import type { Review } from '../../core/review.ts'
import { isSend } from '../quote/plan.ts'

/** True for a fixed output and for the user's own send. */
export function isExact({ tradeType, expected, minimum, steps }: Review): boolean {
  return isSend({ steps }) || (tradeType === 'EXACT_OUTPUT' && expected.value === minimum.value)
}
