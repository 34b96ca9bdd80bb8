import type { Review } from '../../../src/core/review.ts'
import { type Act, toReview } from '../acting.ts'
import * as data from '../data.ts'
import { draftWith, proven, type Scene, sideOf } from '../scene-making.ts'

const USDC = data.amount(8453, 'USDC', 250_000_000n)

const wanted = (change: object, review: Partial<Review> = {}): Scene => ({
  hash: '#/move',
  draft: draftWith({ to: sideOf(8453, 'USDC'), amount: '250', ...change }),
  answers: {
    'quote.ask': () =>
      proven(
        data.reviewOf({
          tradeType: 'EXACT_OUTPUT',
          pays: data.amount(1, 'ETH', 100_412_451_872_340_012n),
          expected: USDC,
          minimum: USDC,
          cost: undefined,
          ...review,
        }),
      ),
  },
})

/** The form by its use cases. */
export const USE_SCENES: Readonly<Record<string, Scene>> = {
  'move-exactly': wanted({ trade: 'EXACT_OUTPUT' }),
  'move-about': wanted(
    { trade: 'EXPECTED_OUTPUT' },
    { tradeType: 'EXPECTED_OUTPUT', minimum: data.amount(8453, 'USDC', 245_000_000n) },
  ),
  'move-exactly-open': wanted({ trade: 'EXACT_OUTPUT', payment: 'openAddress' }),
}

export const USE_ACTS: Readonly<Record<string, Act>> = {
  'review-exactly-shown': { scene: 'move-exactly', play: toReview },
}
