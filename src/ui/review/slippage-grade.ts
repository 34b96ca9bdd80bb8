import type { Review } from '../../core/review.ts'
import { isExact } from './exact.ts'
import { slippageCaution } from './slippage-caution.ts'

/** How much a slippage may lose: `everything` where the plan is content with nothing, `grave` where it is to be ticked. */
export type SlippageGrade = 'high' | 'grave' | 'everything'

/** Above this, basis points, it is a loss and no movement of a price. */
const GRAVE = 1_000

/** What a plan may lose by its slippage; undefined where that is little, or the service's choice. */
export function slippageGrade(review: Review): SlippageGrade | undefined {
  const { expected, minimum, slippageBasisPoints } = review
  if (minimum.value === 0n && expected.value > 0n) return 'everything'
  if (isExact(review) || slippageCaution(slippageBasisPoints) !== 'high') return undefined
  return (slippageBasisPoints ?? 0) > GRAVE ? 'grave' : 'high'
}
