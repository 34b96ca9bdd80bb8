import { describe, expect, it } from 'vitest'
import type { Review } from '../../../../src/core/review/review.ts'
import { costCents, costsOf } from '../../../../src/ui/review/costs/costs.ts'
import { amount, reviewOf } from '../../data.ts'
import { galleryPage } from '../../page.ts'

const ETH = 10n ** 18n
/** 0.1 ETH at 2,500 dollars. 0.0000617 don't arrive, 2 % less may arrive, and gas takes at most 0.0003747. */
const expected = amount(8453, 'ETH', ETH / 10n - 61_700_000_000_000n)
const minimum = { ...expected, value: (expected.value * 98n) / 100n }
const pays = amount(1, 'ETH', ETH / 10n)
const lost = { ...pays, value: pays.value - minimum.value }
const mostGas = { ...pays, value: 374_700_000_000_000n }
const usdOf = (value: bigint) => (value * 2_500_000_000n) / ETH
const saysOf = (usd: bigint, prices: NonNullable<Review['says']['total']>['prices']): Review['says'] => ({
  ...reviewOf().says,
  total: { usd, prices },
})
const price = { of: { ...pays, value: ETH }, usd: 2_500_000_000n }
const likes = reviewOf({
  pays,
  expected,
  minimum,
  cost: lost,
  mostGas,
  says: saysOf(usdOf(lost.value) + usdOf(mostGas.value), [price]),
})

describe('what a transfer costs', () => {
  it('is what the quote leaves out, and apart from it what the price may move at most', () => {
    const { expected: cost, move, moveBasisPoints } = costsOf(likes)
    expect(cost?.value).toBe(61_700_000_000_000n)
    expect(move.value).toBe(expected.value - minimum.value)
    expect(moveBasisPoints).toBe(200n)
  })

  it.each([
    [10n ** 18n + 1n, 200n],
    [99_999n, 200n],
    [1_000_003n, 200n],
  ])('is the share that was asked for, where only rounding to the last unit makes it more: %s', (value, share) => {
    const least = (value * 9_800n) / 10_000n
    const shareOf = (minimum: bigint) =>
      costsOf({ ...likes, expected: { ...expected, value }, minimum: { ...expected, value: minimum } }).moveBasisPoints
    expect(shareOf(least)).toBe(share)
    expect(shareOf(least - value / 10_000n)).toBe(share + 1n)
  })

  it('is said to the whole where the last unit is much of it', () => {
    const shown = { ...likes, expected: { ...expected, value: 5n }, minimum: { ...expected, value: 4n } }
    expect(costsOf(shown).moveBasisPoints).toBe(2_000n)
  })

  it('is a reward where more arrives than was paid', () => {
    const more = { ...expected, value: pays.value + 5n }
    expect(costsOf({ ...likes, expected: more, cost: { ...lost, value: -5n }, minimum: more })).toMatchObject({
      expected: { value: -5n },
      move: { value: 0n },
    })
  })

  it('cannot be said in one currency where only a price compares the two', () => {
    expect(costsOf({ ...likes, cost: undefined }).expected).toBeUndefined()
  })

  it('has nothing that may move where all of what is expected is promised', () => {
    expect(costsOf({ ...likes, minimum: expected }).move.value).toBe(0n)
  })
})

describe('the same in dollars', () => {
  it('adds up to the cent', () => {
    const cents = costCents(likes)
    expect(cents).toEqual({ expected: 15n, move: 500n, network: 94n, all: 609n })
  })

  it('adds up where the two sides are compared by prices', () => {
    const dollars = amount(8453, 'USDC', 245_000_000n)
    const least = { ...dollars, value: 240_100_000n }
    const sum = usdOf(pays.value) - least.value + usdOf(mostGas.value)
    const cents = costCents({
      ...likes,
      expected: dollars,
      minimum: least,
      cost: undefined,
      says: saysOf(sum, [price]),
    })
    if (!cents) throw new Error('expected a sum')
    expect(cents).toMatchObject({ move: 490n, network: 94n })
    expect(cents.expected + cents.move + cents.network).toBe(cents.all)
  })

  it('is not said where a part of it has no price', () => {
    expect(costCents({ ...likes, says: { ...likes.says, total: undefined } })).toBeUndefined()
    expect(costCents({ ...likes, says: saysOf(1n, []) })).toBeUndefined()
  })
})

describe('the review', () => {
  const open = galleryPage()

  it('says that a fee for data comes on top of the most that gas can cost, where the chain takes one', async () => {
    const page = await open('approval-data-fee')
    const fee = page.locator('.line', { hasText: 'Network fee' }).first()
    expect(await fee.textContent()).toMatch(/up to .* ETH.*The chain also takes a fee for data, on top of this\.$/)
    await page.close()
  })

  it('names three causes of cost apart, each in dollars, and the sum that they make', async () => {
    const page = await open('review-shown')
    const linesOf = async () =>
      page
        .locator('dl.lines')
        .first()
        .locator('.line')
        .evaluateAll((lines) => lines.map((line) => line.textContent ?? ''))
    const cents = (await linesOf())
      .filter((line) => /^(Expected cost|Price movement|Network fee)/.test(line))
      .map((line) => Number(/\$([0-9.]+)/.exec(line)?.[1]))
    const all = (await linesOf()).find((line) => line.startsWith('In all, at most'))
    expect(cents).toHaveLength(3)
    expect(Number(/\$([0-9.]+)/.exec(all ?? '')?.[1])).toBeCloseTo(
      cents.reduce((sum, each) => sum + each, 0),
      5,
    )
    await page.close()
  })
})
