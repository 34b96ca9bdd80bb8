import { expect, it } from 'vitest'
import { galleryPage } from '../../page.ts'

const open = galleryPage()

it('counts frozen and small coins apart from what the form says you have, before Max is pressed', async () => {
  const page = await open('form-bitcoin-protected')
  await page.getByTestId('protected-coins').getByText('0.002').waitFor()
  const have = page.getByText('You have', { exact: false }).first()
  expect(await have.textContent()).toMatch(/0\.01\b/)
  await page.getByTestId('max').click()
  expect(await page.getByText('Left out', { exact: false }).count()).toBe(1)
})

it('asks nothing about coins of a chain that has none', async () => {
  const page = await open('form')
  await page.locator('.quote:not([aria-busy])').waitFor()
  const asked = await page.evaluate(() => window.fake.calls.some(({ method }) => method === 'maximum.get'))
  expect([asked, await page.getByTestId('protected-coins').count()]).toEqual([false, 0])
})
