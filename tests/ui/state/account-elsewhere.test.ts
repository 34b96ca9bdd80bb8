import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()
const labelOf = (page: Page) => page.locator('.account-face strong').textContent()
const chooseElsewhere = (page: Page) => page.evaluate(() => window.keepElsewhere('account', 'second'))

it('shows the account that was chosen on another page of the wallet', async () => {
  const page = await open('home-quiet')
  const before = await labelOf(page)
  await chooseElsewhere(page)
  await page
    .locator('.account-face strong')
    .filter({ hasNotText: before ?? '' })
    .waitFor()
})

it('leaves the form as it is filled, and shows the other account after it', async () => {
  const page = await open('home-quiet')
  const before = await labelOf(page)
  await page.getByTestId('open-bridge').click()
  await page.getByTestId('amount').fill('0.1')
  const draft = () => page.evaluate(() => window.drafts.get('form'))
  const kept = await draft()
  const calls = () => page.evaluate(() => window.fake.calls.filter(({ method }) => method === 'addresses.list').length)
  const asked = await calls()
  await chooseElsewhere(page)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  expect(await page.getByTestId('amount').inputValue()).toBe('0.1')
  expect(await draft()).toBe(kept)
  expect(await calls()).toBe(asked)
  await page.evaluate(() => {
    location.hash = '#/'
  })
  await page
    .locator('.account-face strong')
    .filter({ hasNotText: before ?? '' })
    .waitFor()
})
