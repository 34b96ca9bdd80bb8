import fc from 'fast-check'
import { expect, it } from 'vitest'
import { localPartsUp } from '../../../src/ui/text/local-amount.ts'
import { galleryPage } from '../page.ts'

const open = galleryPage()
const SOURCE = 'EUR rate from Chainlink on Ethereum'

it.each(['form-in-euros', 'token-in-euros', 'transfer-in-euros', 'review-in-euros-shown'])(
  'every screen shows values in the chosen currency, and the source of its rate once: %s',
  async (state) => {
    const page = await open(state)
    const source = page.getByTestId('rate-source')
    await source.waitFor()
    expect(await source.allTextContents()).toEqual([SOURCE])
    expect(await page.locator('.screen-body').textContent()).toMatch(/€\d/)
  },
)

it.each([
  ['activity-in-euros', '.transfer-row:not(.of-site) .transfer-amount > small'],
  ['activity-in-euros', '.of-site .transfer-amount > small'],
  ['receipt-in-euros', '.receipt-value', 'Value today'],
])('past amounts have their value, and its sources: %s', async (state, place, name = '') => {
  const page = await open(state)
  const value = page.locator(place)
  await value.waitFor()
  expect(await value.textContent()).toMatch(new RegExp(`^${name}€29\\d\\.\\d\\d`))
  const sources = page.locator('dialog[open], .past').last().getByTestId('rate-source')
  expect(await sources.allTextContents()).toEqual([`Prices from Relay${SOURCE}`])
  // A saved receipt outlives the price.
  expect(await page.getByTestId('receipt').allTextContents()).not.toEqual([expect.stringContaining('€')])
})

it('a review says its fees and the prices behind them in the chosen currency', async () => {
  const page = await open('review-in-euros-shown')
  expect(await page.getByTestId('fees-total').textContent()).toBe('€2.42')
  expect(await page.getByTestId('pays').textContent()).toContain('ETH')
  await page.getByTestId('fees').click()
  const parts = page.locator('.fees-parts')
  expect(await parts.textContent()).not.toContain('$')
  expect(await parts.textContent()).toMatch(/Prices from Relay: €[\d,]+\.\d\d for 1 ETH/)
  const euros = [...((await parts.locator('.lines').first().textContent()) ?? '').matchAll(/€(\d+\.\d\d)/g)].map(
    ([, each = '']) => BigInt(each.replace('.', '')),
  )
  expect(euros.reduce((sum, each) => sum + each, 0n)).toBe(242n)
})

it('without a rate a review shows dollars, and says so', async () => {
  const page = await open('review-euros-missing-shown')
  expect(await page.getByTestId('rate-source').textContent()).toBe('no EUR rate now, so in dollars')
  expect(await page.getByTestId('fees-total').textContent()).toBe('$2.66')
  expect(await page.locator('.screen-body').textContent()).not.toContain('€')
})

it('a cost shows in dollars until the rate is read', async () => {
  const page = await open('review-euros-asked-shown')
  expect(await page.getByTestId('fees-total').textContent()).toBe('$2.66')
  expect(await page.getByTestId('rate-source').count()).toBe(0)
})

it('a cost is never less than its dollars', () => {
  const one = 10n ** 18n
  fc.assert(
    fc.property(fc.bigInt(-(10n ** 15n), 10n ** 15n), fc.bigInt(one / 2_000n, one * 2n), (dollars, rate) => {
      const back = localPartsUp(dollars, { currency: 'EUR', rate }) * rate
      const exact = dollars * 10n ** 14n
      expect(back >= exact && back - exact < rate).toBe(true)
    }),
  )
})
