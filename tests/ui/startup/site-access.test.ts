import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

it('names withheld sites, asks for them by a press, and stays closed once closed', async () => {
  const page = await open('home-withheld')
  const notice = page.getByTestId('no-site-access')
  await notice.waitFor()
  await page.getByTestId('allow-sites').click()
  expect(await page.evaluate(() => window.hosted)).toEqual(['request'])
  await page.getByTestId('close-access').click()
  await notice.waitFor({ state: 'detached' })
})

it('says nothing where the browser allows all sites', async () => {
  const page = await open('home-quiet')
  await page.getByTestId('open-bridge').waitFor()
  expect(await page.getByTestId('no-site-access').count()).toBe(0)
})
