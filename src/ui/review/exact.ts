import type { Review } from '../../core/review.ts'
import { isSend } from '../quote/plan.ts'

/** True where all of what is expected is promised: it was asked for to the last digit, or is what the user sends. */
export function isExact({ tradeType, expected, minimum, steps }: Review): boolean {
  return isSend({ steps }) || (tradeType === 'EXACT_OUTPUT' && expected.value === minimum.value)
}
