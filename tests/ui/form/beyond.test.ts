import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

it('says what more than the account has would come to, as the service’s word, with the problem and nothing to review', async () => {
  const page = await open('form-beyond')
  await expect.poll(() => page.getByTestId('arrives').inputValue()).toBe('24.912')
  await page.getByTestId('beyond').getByText('According to Relay').waitFor()
  await page.getByRole('alert').getByText('You have 2.4183').waitFor()
  await page.locator('[data-testid=review][aria-disabled]').waitFor()
  expect(await page.evaluate(() => window.fake.calls.filter(({ method }) => method === 'quote.ask').length)).toBe(0)
  // An affordable amount gets a quote, and drops the indicative price.
  await page.getByTestId('amount').fill('0.1')
  await page.locator('.quote').waitFor()
  expect(await page.getByTestId('beyond').count()).toBe(0)
})
