import fc from 'fast-check'
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
    expect(cents).toEqual({ expected: 16n, network: 94n, fees: 110n, move: 500n })
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
    expect(cents).toMatchObject({ move: 490n, network: 94n, fees: 594n })
    expect(cents.expected + cents.network).toBe(cents.fees)
  })

  it('counts no slippage as a fee, and never rounds the fees down', () => {
    const cents = fc.bigInt({ min: 0n, max: ETH / 100n })
    fc.assert(
      fc.property(cents, cents, cents, (loss, slip, gas) => {
        const arrives = { ...expected, value: pays.value - loss }
        const least = { ...expected, value: arrives.value - slip }
        const cost = { ...pays, value: pays.value - least.value }
        const usd = (value: bigint) => (value * 2_500_000_000n + ETH - 1n) / ETH
        const says = saysOf(usd(cost.value) + usd(gas), [price])
        const found = costCents({
          ...likes,
          expected: arrives,
          minimum: least,
          cost,
          mostGas: { ...pays, value: gas },
          says,
        })
        const exact = ((loss + gas) * 250_000n + ETH - 1n) / ETH
        expect(found?.fees).toBeGreaterThanOrEqual(exact)
        expect(found?.fees).toBeLessThanOrEqual(exact + 2n)
      }),
    )
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
    await page.getByTestId('fees').first().click()
    const fee = page.locator('.line', { hasText: 'Network fee' }).first()
    expect(await fee.textContent()).toMatch(/up to .* ETH.*The chain also takes a data fee, on top of this\.$/)
    await page.close()
  })

  it('says what leaves the wallet in all, in one sum with the network fee', async () => {
    const page = await open('review-shown')
    const cents = (text: string | null) => Number(/\$([\d.]+)/.exec(text ?? '')?.[1]?.replace('.', ''))
    const paid = cents(await page.locator('.lead-leg').first().textContent())
    const inAll = cents(await page.getByTestId('in-all').textContent())
    await page.getByTestId('fees').click()
    const network = cents(await page.locator('.fees-parts .line', { hasText: 'Network fee' }).textContent())
    expect(Math.abs(inAll - paid - network)).toBeLessThanOrEqual(1)
  })

  it('leads with what arrives, and unfolds the fees into parts that add up to their sum', async () => {
    const page = await open('review-shown')
    expect(await page.getByTestId('receives').textContent()).toMatch(/≈\s0\.099412 ETH.*\$322\.60/)
    expect(await page.getByTestId('pays').textContent()).toBe('0.1 ETH')
    expect(await page.locator('.fees-parts .line').count()).toBe(0)
    await page.getByTestId('fees').click()
    const parts = await page.locator('.fees-parts .lines').first().locator('.line').allTextContents()
    const cents = parts.map((line) => Number(/\$([0-9.]+)/.exec(line)?.[1]))
    const total = await page.getByTestId('fees-total').textContent()
    expect(parts.map((line) => /^(Fees included|Network fee)/.exec(line)?.[1])).toEqual([
      'Fees included',
      'Network fee',
    ])
    expect(Number(total?.slice(1))).toBeCloseTo(
      cents.reduce((sum, each) => sum + each, 0),
      5,
    )
    expect(await page.locator('.fees-parts').textContent()).toContain('Slippage isn’t a fee. Prices from Relay: ')
    const slippage = await page.locator('.terms .line', { hasText: 'Max slippage' }).textContent()
    expect(slippage).toMatch(/0\.12%\s·\s\$0\.37$/)
  })

  it('shows every digit of a rounded amount on a press, by keyboard too, and copies it', async () => {
    const page = await open('review-shown')
    const amount = page.getByTestId('receives').getByTestId('exact-amount')
    await amount.focus()
    await page.keyboard.press('Enter')
    expect(await amount.textContent()).toMatch(/^≈\s0\.099412451872340012 ETH$/)
    expect(await amount.getAttribute('aria-expanded')).toBe('true')
    await page.getByTestId('copy-amount').waitFor()
    await page.keyboard.press('Enter')
    expect(await page.getByTestId('copy-amount').count()).toBe(0)
  })
})
