import type { Page } from 'playwright'
import { afterEach, expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()
let page: Page

async function wide(state: string, width = 1_280): Promise<Page> {
  page = await open(state)
  await page.setViewportSize({ width, height: 720 })
  await page.locator('.tab-bar:first-child').waitFor()
  return page
}

afterEach(() => page.setViewportSize({ width: 400, height: 600 }))

it.each(['settings', 'accounts', 'backup', 'safeguards-strict'])(
  'what stands alone is in the middle: %s',
  async (state) => {
    await wide(state)
    const { x = 0, width = 0 } = (await page.locator('.column').boundingBox()) ?? {}
    expect(Math.abs(x + width / 2 - 640)).toBeLessThanOrEqual(1)
  },
)

it('leaves the places where they are from the form to the review', async () => {
  await wide('move')
  const places = () => page.locator('.tab-bar').boundingBox()
  const column = () => page.locator('.column').boundingBox()
  const before = [await places(), await column()]
  await page.locator('[data-testid=review]:not([aria-disabled])').click()
  await page.getByTestId('review-sentence').waitFor()
  expect([await places(), await column()]).toEqual(before)
  expect(await page.locator('.tab-bar a[aria-current]').textContent()).toBe('Move')
  // On a narrow page they would take the room of the answer.
  await page.setViewportSize({ width: 400, height: 600 })
  await page.locator('.tab-bar').waitFor({ state: 'detached' })
})
