import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { toReview } from '../acting.ts'
import { BY_ITSELF, galleryPage } from '../page.ts'

const open = galleryPage(BY_ITSELF)
const timed = (page: Page) => page.clock.install()
const chainsRead = (page: Page) =>
  page.evaluate(() => window.fake.calls.filter(({ method }) => method === 'chains.list').length)
const asked = (page: Page) =>
  page.evaluate(() => window.fake.calls.filter(({ method }) => method === 'quote.ask').length)

async function reviewed(state: string): Promise<Page> {
  const page = await open(state, timed)
  await toReview(page)
  await page.mouse.move(200, 200)
  return page
}

describe('the quote of a review', () => {
  it('is renewed at once where little is left to read it in, and what is worse stays said', async () => {
    const page = await reviewed('review-worsens')
    await page.getByTestId('worse').waitFor()
    const before = await asked(page)
    await page.clock.runFor(26_000)
    await expect.poll(() => asked(page)).toBe(before + 1)
    expect(await page.getByTestId('worse').textContent()).toContain('0.0993 ETH → 0.0981 ETH')
  })

  it('says a warning that is new, keeps it said, and says nothing better than that of the quote', async () => {
    const page = await reviewed('review-lags')
    const warned = page.getByTestId('newly-warned')
    await warned.getByText('Base is slow right now').waitFor()
    const before = await asked(page)
    await page.clock.runFor(26_000)
    await expect.poll(() => asked(page)).toBe(before + 1)
    await warned.getByText('Base is slow right now').waitFor()
    expect(await page.locator('main .notice.good').count()).toBe(0)
  })

  it('is not renewed where there is time, until shortly before it runs out, and then without a word', async () => {
    const page = await reviewed('review')
    const before = await asked(page)
    await page.clock.runFor(20_000)
    expect(await asked(page)).toBe(before)
    await page.clock.runFor(6_000)
    await expect.poll(() => asked(page)).toBe(before + 1)
    expect(await page.locator('main .notice').count()).toBe(0)
    await page.locator('[data-testid=confirm]').waitFor()
  })

  it('does not change under a hand at the buttons before it has run out', async () => {
    const page = await reviewed('review')
    const before = await asked(page)
    await page.getByTestId('confirm').hover({ force: true })
    await page.clock.runFor(28_000)
    expect(await asked(page)).toBe(before)
    await page.clock.runFor(3_000)
    await expect.poll(() => asked(page)).toBe(before + 1)
  })

  it('is asked for again by itself where the service gave none, as is said', async () => {
    const page = await reviewed('review-down')
    await page.clock.runFor(40_000)
    await page.getByTestId('fresh-quote').click()
    await page.getByTestId('quote-unavailable').getByText('asks again by itself').waitFor()
    const before = await asked(page)
    await page.clock.runFor(10_500)
    await expect.poll(() => asked(page)).toBe(before + 1)
    await page.clock.runFor(10_500)
    await expect.poll(() => asked(page)).toBe(before + 2)
  })

  it('is not asked for out of sight', async () => {
    const page = await reviewed('review')
    const before = await asked(page)
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await page.clock.runFor(120_000)
    expect(await asked(page)).toBe(before)
    await page.getByTestId('run-out').waitFor()
  })
})

describe('the chains of the form', () => {
  it('are read again while it is seen, so that what was switched on again is', async () => {
    const page = await open('form', timed)
    const before = await chainsRead(page)
    await page.clock.runFor(61_000)
    await expect.poll(() => chainsRead(page)).toBe(before + 1)
  })
})
