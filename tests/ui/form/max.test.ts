import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()
const pressMax = async (page: Page) => {
  await page.getByTestId('max').click()
  return askedMaximum(page)
}
const askedMaximum = (page: Page) =>
  page.evaluate(() => window.fake.calls.findLast(({ method }) => method === 'maximum.get')?.params)

describe('the gas that Max keeps', () => {
  it.each([
    ['form', 'deposit'],
    ['form-swapped', 'swap'],
    ['review-direct', 'send'],
  ])('in %s is what the quoted plan needs', async (state, lastStep) => {
    const page = await open(state)
    await page.locator('.quote:not([aria-busy])').waitFor()
    expect(await pressMax(page)).toMatchObject({ lastStep })
  })

  it('is as much as any plan needs before a quote, and beside a refusal', async () => {
    expect(await pressMax(await open('form-empty'))).not.toHaveProperty('lastStep')
    const page = await open('form-fee-short')
    await page.getByTestId('use-most').click()
    expect(await askedMaximum(page)).not.toHaveProperty('lastStep')
  })

  it('is none for a signature, and nothing is said of a fee', async () => {
    const page = await open('form-permit')
    expect(await pressMax(page)).toMatchObject({ lastStep: 'evmSignature' })
    await expect.poll(() => page.getByTestId('amount').inputValue()).toBe('100.11')
    expect(await page.locator('.field-note').count()).toBe(0)
    expect(await page.locator('main').textContent()).not.toContain('Not enough')
  })

  it('is said of a token as the most that comes on top, also where there is less: whether it is enough, the quote says', async () => {
    const page = await open('form-permit-offer')
    await pressMax(page)
    await page.getByText('Network fees on top, at most:').waitFor()
    expect(await page.locator('main').textContent()).not.toContain('There is not enough ETH')
  })
})
