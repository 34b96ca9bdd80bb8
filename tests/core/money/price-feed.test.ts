import { describe, expect, it } from 'vitest'
import {
  type FeedAnswer,
  type FeedRound,
  feedPrice,
  type PriceFeed,
  sequencerProblem,
} from '../../../src/core/money/price-feed.ts'

const NOW = 1_790_000_000
const FEED: PriceFeed = {
  asset: 'ETH',
  address: `0x${'5f'.repeat(20)}`,
  description: 'ETH / USD',
  decimals: 8,
  heartbeatSeconds: 3_600,
  least: '100',
  most: '100000',
}
const ROUND: FeedRound = {
  roundId: 2n ** 64n + 7n,
  answer: 250_012_345_678n,
  startedAt: BigInt(NOW - 30),
  updatedAt: BigInt(NOW - 20),
  answeredInRound: 2n ** 64n + 7n,
}
const said = (changes: Partial<FeedAnswer> = {}, round: Partial<FeedRound> = {}): FeedAnswer => ({
  description: 'ETH / USD',
  decimals: 8,
  round: { ...ROUND, ...round },
  ...changes,
})
const ago = (seconds: number) => ({ updatedAt: BigInt(NOW - seconds) })

describe('a price feed', () => {
  it('is a price in dollars, to the last digit', () => {
    expect(feedPrice(FEED, said(), NOW)).toEqual({ ok: true, price: 2_500_123_456_780_000_000_000n })
  })

  it.each<[string, FeedAnswer, string]>([
    ['describes itself otherwise', said({ description: 'ETH / BTC' }), 'otherDescription'],
    ['has other decimals', said({ decimals: 18 }), 'otherDecimals'],
    ['has no round', said({}, { roundId: 0n, answeredInRound: 0n }), 'noRound'],
    ['was never written', said({}, { updatedAt: 0n }), 'noRound'],
    ['carries the answer of an earlier round', said({}, { answeredInRound: ROUND.roundId - 1n }), 'noRound'],
    ['is older than its heartbeat', said({}, ago(4_201)), 'tooOld'],
    ['was written in the future', said({}, ago(-121)), 'fromTheFuture'],
    ['says nothing', said({}, { answer: 0n }), 'outOfRange'],
    ['says less than nothing', said({}, { answer: -250_000_000_000n }), 'outOfRange'],
    ['says less than can be', said({}, { answer: 9_999_999_999n }), 'outOfRange'],
    ['says more than can be', said({}, { answer: 10_000_000_000_001n }), 'outOfRange'],
  ])('that %s is not used', (_name, given, problem) => {
    expect(feedPrice(FEED, given, NOW)).toEqual({ ok: false, problem })
  })

  it.each<[string, FeedAnswer]>([
    ['is as old as its heartbeat and a late block', said({}, ago(4_200))],
    ['is a little ahead of our clock', said({}, ago(-120))],
    ['says the least that can be', said({}, { answer: 10_000_000_000n })],
    ['says the most that can be', said({}, { answer: 10_000_000_000_000n })],
  ])('that %s is used', (_name, given) => {
    expect(feedPrice(FEED, given, NOW).ok).toBe(true)
  })
})

describe('the sequencer of a rollup', () => {
  const sequencer = (answer: bigint, seconds: number) =>
    sequencerProblem({ ...ROUND, answer, startedAt: BigInt(NOW - seconds) }, NOW)

  it('is up, and has been for an hour', () => {
    expect(sequencer(0n, 3_601)).toBeUndefined()
    expect(sequencer(0n, 3_600)).toBe('sequencerJustBack')
    expect(sequencer(0n, -10)).toBe('sequencerJustBack')
  })

  it('is down where it says anything else', () => {
    for (const answer of [1n, -1n, 2n]) expect(sequencer(answer, 100_000)).toBe('sequencerDown')
    expect(sequencerProblem({ ...ROUND, answer: 0n, startedAt: 0n }, NOW)).toBe('sequencerDown')
  })
})
