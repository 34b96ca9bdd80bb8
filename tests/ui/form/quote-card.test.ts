import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

it('says the same fees under the form and in the review', async () => {
  const page = await open('form')
  const said = await page.getByTestId('fees-total').textContent()
  expect(said).toMatch(/^\$\d+\.\d\d$/)
  await page.getByTestId('review').click()
  await page.getByTestId('review-sentence').waitFor()
  expect(await page.getByTestId('fees-total').textContent()).toBe(said)
})

it('values the known fees where the quote has no total, and says that there may be more', async () => {
  const page = await open('form-from-bitcoin')
  await page.locator('.quote .lines').first().waitFor()
  expect(await page.getByTestId('fees-total').textContent()).toMatch(/^at least 0\.\d+ BTC · \$\d+\.\d\d$/)
})
