import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

it('says once what arrives at most, in the units of the currency, where the service refuses more', async () => {
  const page = await open('move-above-most-refused')
  await page.getByTestId('above-most').waitFor()
  expect(await page.getByTestId('above-most').textContent()).toContain('pays out 200 USDC there at most')
  expect(await page.locator('.notice.warn').count()).toBe(1)
  expect(await page.locator('body').textContent()).not.toContain('250000000')
  // Another amount is another question.
  await page.getByTestId('amount').fill('')
  await page.getByTestId('above-most').waitFor({ state: 'detached' })
})

it('says it before the service is asked, where the form can tell, and hides no quote that comes all the same', async () => {
  const page = await open('move-above-most')
  await page.getByTestId('above-most').waitFor()
  await page.locator('.quote').waitFor()
})

it('leaves it to the refusal where the service has not said how much that is', async () => {
  const page = await open('move-too-much')
  await page.getByTestId('quote-unavailable').getByText('That is more than can be moved at once').waitFor()
  expect(await page.getByTestId('above-most').count()).toBe(0)
})
