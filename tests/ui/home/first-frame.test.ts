import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

const boxOf = (page: Page, selector: string) => page.locator(selector).first().boundingBox()

it.each(['en', 'ar'] as const)(
  'opens with the mark where the home screen has it, so that nothing jumps, in %s',
  async (language) => {
    const spoken = async (state: string) => {
      const page = await open(state)
      await page.evaluate((each) => window.say(each), language)
      return page
    }
    const home = await boxOf(await spoken('home'), '.account-header .mark')
    const page = await spoken('opening')
    await page.evaluate(() => {
      document.documentElement.dataset['frame'] = 'home'
    })
    const first = await boxOf(page, '.opening .mark')
    await page.evaluate(() => {
      delete document.documentElement.dataset['frame']
    })
    await page.evaluate(() => window.say('en'))
    expect(home).not.toBeNull()
    expect(first).toEqual(home)
    expect((home?.x ?? 0) > 200).toBe(language === 'ar')
  },
)

it('keeps for the next page whether it is to open with the home screen', async () => {
  const kept = (page: Page) => page.evaluate(() => localStorage.getItem('causeway.frame'))
  expect(await kept(await open('home'))).toBe('home')
  expect(await kept(await open('unlock'))).toBe('mark')
})
