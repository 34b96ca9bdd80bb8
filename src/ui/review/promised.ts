import type { Review } from '../../core/review.ts'

/**
 * Whether anything but the service's word stands for what arrives: the order, the user's own transfer, or a swap on one
 * chain, whose trial run showed the arrival.
 */
export function isPromised({ gaps, readings, pays, recipient }: Review): boolean {
  const isTried = readings.includes('swap-simulated') && pays.currency.chainId === recipient.chainId
  return isTried || !gaps.includes('order-not-bound')
}

/** Whether the solver has the money before it pays anything out: its promise is all that there is. */
export function isSolverPromise({ gaps }: Pick<Review, 'gaps'>): boolean {
  return gaps.includes('paid-to-solver')
}

/** Whether the order that is paid for gives nothing back, which the user insists on. */
export function isRefundMissing({ overrides }: Pick<Review, 'overrides'>): boolean {
  return overrides.some(({ code }) => code === 'K07')
}
