import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

it.each(['settings', 'activity-many', 'transfer-received'])(
  'keeps the document of %s in its place in a tab, whatever is pressed',
  async (state) => {
    const page = await open(state)
    await page.evaluate(() => document.documentElement.setAttribute('data-place', 'tab'))
    for (const key of ['End', 'Space', 'PageDown']) await page.keyboard.press(key)
    await page.evaluate(() => scrollTo(0, 10_000))
    expect(await page.evaluate(() => [scrollY, document.querySelector('#root')?.getBoundingClientRect().top])).toEqual([
      0, 0,
    ])
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0)
  },
)
