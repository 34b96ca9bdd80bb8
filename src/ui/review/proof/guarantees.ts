import type { Review } from '../../../core/review/review.ts'

/** By an order, the user's own transfer or an enforced swap. */
export function isOutputGuaranteed({ gaps, claims }: Pick<Review, 'gaps' | 'claims'>): boolean {
  return !gaps.includes('order-not-bound') && !claims.includes('swap-read')
}

/** The solver gets the money before it pays out anything. */
export function isSolverPromise({ gaps }: Pick<Review, 'gaps'>): boolean {
  return gaps.includes('paid-to-solver')
}

/** The paid order allows no refund, and the user insists. */
export function isRefundMissing({ overrides }: Pick<Review, 'overrides'>): boolean {
  return overrides.some(({ code }) => code === 'K07')
}
