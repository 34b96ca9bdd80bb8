import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

const boxOf = (page: Page, selector: string) => page.locator(selector).first().boundingBox()

it('opens with the mark where the home screen has it, so that nothing jumps', async () => {
  const home = await boxOf(await open('home'), '.account-header .mark')
  const page = await open('opening')
  await page.evaluate(() => {
    document.documentElement.dataset['frame'] = 'home'
  })
  const first = await boxOf(page, '.opening .mark')
  await page.evaluate(() => {
    delete document.documentElement.dataset['frame']
  })
  expect(home).not.toBeNull()
  expect(first).toEqual(home)
})

it('keeps for the next page whether it is to open with the home screen', async () => {
  const kept = (page: Page) => page.evaluate(() => localStorage.getItem('causeway.frame'))
  expect(await kept(await open('home'))).toBe('home')
  expect(await kept(await open('unlock'))).toBe('mark')
})
