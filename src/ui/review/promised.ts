import type { Review } from '../../core/review.ts'

/**
 * Whether anything but the word of the service and of a node stands for what arrives: the order, the user's own transfer,
 * or a swap on one chain that the chain itself enforces.
 */
export function isPromised({ gaps, claims }: Pick<Review, 'gaps' | 'claims'>): boolean {
  return !gaps.includes('order-not-bound') && !claims.includes('swap-read')
}

/** Whether the solver has the money before it pays anything out: its promise is all that there is. */
export function isSolverPromise({ gaps }: Pick<Review, 'gaps'>): boolean {
  return gaps.includes('paid-to-solver')
}

/** Whether the order that is paid for gives nothing back, which the user insists on. */
export function isRefundMissing({ overrides }: Pick<Review, 'overrides'>): boolean {
  return overrides.some(({ code }) => code === 'K07')
}
