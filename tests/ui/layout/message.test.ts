import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

const isMoreSaid = (page: Page) =>
  page.locator('.scroll-box').evaluate((each) => {
    const fade = getComputedStyle(each, '::after')
    return fade.content !== 'none' && fade.backgroundImage.includes('gradient') && Number.parseFloat(fade.height) > 16
  })

// A key during the scroll animation is lost.
const isMoreSaidAfter = async (page: Page, key: string) => {
  await page.keyboard.press(key)
  return isMoreSaid(page)
}

it.each(['none', 'active'] as const)(
  'shows that a message goes on, to its end: forced colours %s',
  async (forcedColors) => {
    const page = await open('approval-message-long')
    await page.emulateMedia({ forcedColors })
    await expect.poll(() => isMoreSaid(page)).toBe(true)
    const message = page.getByTestId('message-text')
    await message.focus()
    await expect.poll(() => isMoreSaidAfter(page, 'End')).toBe(false)
    await expect.poll(() => isMoreSaidAfter(page, 'Home')).toBe(true)
    await page.emulateMedia({ forcedColors: 'none' })
  },
)

it('says nothing of the kind where all of it is seen', async () => {
  expect(await isMoreSaid(await open('approval-message'))).toBe(false)
})

it('has a box that grows with a tall window, and stays as it is in a popup', async () => {
  const page = await open('approval-message-long')
  const height = async () => (await page.getByTestId('message-text').boundingBox())?.height ?? 0
  const before = await height()
  await page.setViewportSize({ width: 400, height: 1_000 })
  expect(await height()).toBeGreaterThan(before + 200)
  await page.setViewportSize({ width: 400, height: 600 })
  expect(await height()).toBe(before)
})
