import type { Review } from '../../../src/core/review/review.ts'
import * as data from '../data.ts'
import { draftWith, proven, type Scene, sideOf } from '../scene-making.ts'
import { addressReview } from './executions.ts'

const BTC = sideOf(data.BITCOIN, 'BTC')

export const fromBitcoin = (review: () => Review): Scene => ({
  hash: '#/form',
  draft: draftWith({ from: BTC, to: sideOf(1, 'ETH'), amount: '0.02' }),
  answers: { 'quote.ask': () => proven(review()) },
})

export const paidElsewhere = (from: 'bitcoin' | 'evm', payment: 'strictAddress' | 'openAddress'): Scene => ({
  hash: '#/form',
  draft: draftWith(
    from === 'bitcoin' ? { from: BTC, to: sideOf(1, 'ETH'), amount: '0.02', payment } : { amount: '25', payment },
  ),
  answers: { 'quote.ask': () => proven(addressReview(from)) },
})
