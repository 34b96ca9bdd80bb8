import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()
const timesAsked = (page: Page, method: string) =>
  page.evaluate((name) => window.fake.calls.filter((call) => call.method === name).length, method)

describe('how much can be moved on a way', () => {
  it('is said by the amount before anything is typed over, once for the way', async () => {
    const page = await open('form-limits')
    const line = page.getByTestId('limits')
    await expect.poll(() => line.textContent()).toBe('About 0.000025 ETH to 12.3 ETH on this route')
    await page.getByTestId('amount').fill('0.2')
    await page.getByTestId('amount').fill('0.25')
    await page.locator('.quote').waitFor()
    expect(await timesAsked(page, 'route.limits')).toBe(1)
  })

  it('is said of what arrives, where that is typed', async () => {
    const page = await open('form-limits-arriving')
    await expect.poll(() => page.getByTestId('limits').textContent()).toBe('At most about 30,000 USDC on this route')
  })

  it('moves nothing as it comes', async () => {
    const [without, known] = [await heightIn('form'), await heightIn('form-limits')]
    expect(known).toBe(without)
  })

  async function heightIn(state: string) {
    const page = await open(state)
    await page.locator('.quote').waitFor()
    return page.locator('.sides').evaluate((sides) => sides.getBoundingClientRect().height)
  }
})

describe('what the service does not move, by its own word', () => {
  it.each([
    ['form-above-most', 'amount', 'Relay moves at most about 0.05 ETH on this route.'],
    ['form-below-least', 'amount', 'Relay moves at least about 0.0000248 ETH on this route.'],
    ['form-closed', 'currencies', 'Relay has closed this route for now.'],
  ])('is said in %s and not asked for', async (state, _field, sentence) => {
    const page = await open(state)
    await page.getByRole('alert').getByText(sentence).waitFor()
    await page.locator('[data-testid=review][aria-disabled]').waitFor()
    const before = await timesAsked(page, 'quote.ask')
    await page.waitForTimeout(600)
    expect(await timesAsked(page, 'quote.ask')).toBe(before)
    expect(await page.locator('.quote').count()).toBe(0)
  })

  it.each(['form-above-most', 'form-below-least'])('is said once in %s, and not as a hint besides', async (state) => {
    const page = await open(state)
    await page.getByRole('alert').getByText('Relay moves').waitFor()
    expect(await page.getByTestId('limits').textContent()).toBe('')
  })

  it('is asked for as soon as it is enough', async () => {
    const page = await open('form-below-least')
    await page.getByTestId('amount').fill('0.0000249')
    await page.locator('.quote').waitFor()
  })

  it('is said once, in the units of the currency, where only the refusal shows it', async () => {
    const page = await open('form-above-most-refused')
    await page.getByTestId('above-most').waitFor()
    expect(await page.getByTestId('above-most').textContent()).toContain('pays at most 200 USDC there at once')
    expect(await page.locator('.notice.warn').count()).toBe(1)
    expect(await page.locator('body').textContent()).not.toContain('250000000')
    await page.getByTestId('amount').fill('')
    await page.getByTestId('above-most').waitFor({ state: 'detached' })
  })

  it('is left to the refusal where the service has not said how much that is', async () => {
    const page = await open('form-too-much')
    await page.getByTestId('quote-unavailable').getByText('Too much to move at once').waitFor()
    expect(await page.getByTestId('above-most').count()).toBe(0)
  })
})
