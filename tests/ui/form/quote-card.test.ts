import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

it('says under the form what the transfer costs in all, as the review does', async () => {
  const page = await open('form')
  const line = page.locator('.quote .line', { hasText: 'In all, at most' })
  const said = await line.locator('dd').textContent()
  expect(said).toMatch(/^\$\d+\.\d\d$/)
  await page.getByTestId('review').click()
  const reviewed = page.locator('.line', { hasText: 'In all, at most' })
  await page.getByTestId('review-sentence').waitFor()
  expect(await reviewed.locator('bdi').first().textContent()).toBe(said)
})

it('says no sum where the service gives no price', async () => {
  const page = await open('form-from-bitcoin')
  await page.locator('.quote .lines').waitFor()
  expect(await page.locator('.quote').getByText('In all, at most').count()).toBe(0)
})
