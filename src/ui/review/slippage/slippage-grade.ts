import type { Review } from '../../../core/review/review.ts'
import { isOutputExact } from '../costs/exact-output.ts'
import { slippageCaution } from './slippage-caution.ts'

/** `everything`: the plan accepts any output. `grave`: needs a tick. */
export type SlippageGrade = 'high' | 'grave' | 'everything'

/** Basis points; above this it is a loss, and no price movement. */
const GRAVE = 1_000

export function slippageGrade(review: Review): SlippageGrade | undefined {
  const { expected, minimum, slippageBasisPoints } = review
  if (minimum.value === 0n && expected.value > 0n) return 'everything'
  if (isOutputExact(review) || slippageCaution(slippageBasisPoints) !== 'high') return undefined
  return (slippageBasisPoints ?? 0) > GRAVE ? 'grave' : 'high'
}
