import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FindingLevel } from '../../../../src/core/review/finding-codes-and-levels.ts'
import {
  atMost,
  levelOfLoss,
  PAYMENT_LIMITS,
  stricter,
  TRANSFER_LIMITS,
  UNPRICED_LIMITS,
} from '../../../../src/core/verify/quote/loss-limits.ts'

const TABLES = { TRANSFER_LIMITS, PAYMENT_LIMITS, UNPRICED_LIMITS }
const RANK: readonly (FindingLevel | undefined)[] = [undefined, 'warn', 'tick', 'override', 'refuse']
const rankOf = (level: FindingLevel | undefined) => RANK.indexOf(level)

/** The loss is `lostCents` out of `ofCents`. */
const transfer = (lostCents: number, ofCents: number) => {
  const [lost, of] = [BigInt(lostCents) * 10_000n, BigInt(ofCents) * 10_000n]
  return levelOfLoss({ lost, of, usd: lost }, TRANSFER_LIMITS)
}

describe('what a transfer may lose', () => {
  it.each<[string, number, number, FindingLevel | undefined]>([
    ['13 cents of a dollar, which is honest', 13, 100, undefined],
    ['30 cents of ten dollars', 30, 1_000, undefined],
    ['one per cent of 50,000 dollars', 50_000, 5_000_000, undefined],
    ['a Bitcoin fee of four dollars on fifty', 400, 5_000, 'warn'],
    ['five dollars of a hundred', 500, 10_000, 'warn'],
    ['eleven dollars of a hundred', 1_100, 10_000, 'tick'],
    ['a third of ten dollars', 334, 1_000, 'tick'],
    ['a fifth of a hundred dollars', 2_000, 10_000, 'tick'],
    ['a little more than a fifth of 101 dollars', 2_021, 10_100, 'refuse'],
    ['51 % of ten dollars', 510, 1_000, 'refuse'],
    ['all of ten dollars', 1_000, 1_000, 'refuse'],
    ['all of two dollars', 200, 200, 'refuse'],
    ['all of a dollar', 100, 100, 'warn'],
    ['a gain', -500, 10_000, undefined],
  ])('%s', (_name, lost, of, level) => {
    expect(transfer(lost, of)).toBe(level)
  })

  it('must be exceeded by share and by sum', () => {
    for (const limits of [TRANSFER_LIMITS, PAYMENT_LIMITS]) {
      for (const { level, basisPoints, usd } of limits) {
        const of = (usd * 10_000n) / basisPoints
        const at = rankOf(levelOfLoss({ lost: usd, of, usd }, limits))
        expect(at).toBeLessThan(rankOf(level) + 1)
        expect(
          rankOf(levelOfLoss({ lost: usd * 2n, of: (usd * 2n * 10_000n) / (basisPoints + 1n), usd: usd * 2n }, limits)),
        ).toBeGreaterThanOrEqual(rankOf(level))
      }
    }
  })

  it.each(Object.entries(TABLES))('gets no milder by losing more, or the same of less: %s', (_name, limits) => {
    const dollars = fc.bigInt({ min: 1n, max: 10n ** 12n })
    fc.assert(
      fc.property(dollars, dollars, dollars, (of, one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one]
        const level = (lost: bigint, all: bigint) => rankOf(levelOfLoss({ lost, of: all, usd: lost }, limits))
        return level(less, of) <= level(more, of) && level(less, of + more) <= level(less, of)
      }),
    )
  })

  it('goes by its share alone where no price is known, and is stricter then', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 9n }), fc.bigInt({ min: 1n, max: 10_000n }), (of, share) => {
        const lost = (of * share) / 10_000n
        const [priced, unpriced] = [TRANSFER_LIMITS, UNPRICED_LIMITS].map((limits) =>
          levelOfLoss({ lost, of, usd: limits === UNPRICED_LIMITS ? 0n : lost }, limits),
        )
        // Honest small transfers also lose a fifth to a half, so an expert may insist.
        return rankOf(unpriced) >= rankOf(atMost(priced, 'override'))
      }),
    )
  })
})

describe('levels', () => {
  it('are ordered, and none is the mildest', () => {
    const levels = fc.constantFrom(...RANK)
    fc.assert(
      fc.property(levels, levels, (one, other) => {
        const both = Math.max(rankOf(one), rankOf(other))
        const capped = other === undefined ? undefined : atMost(one, other)
        const least = Math.min(rankOf(one), rankOf(other))
        return rankOf(stricter(one, other)) === both && (other === undefined || rankOf(capped) === least)
      }),
    )
  })
})
