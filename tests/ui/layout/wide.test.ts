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

it('leaves the screen where it is, whichever it is', async () => {
  const lefts = new Map<string, number | undefined>()
  for (const state of ['home-recent', 'form', 'settings', 'accounts', 'backup', 'safeguards-strict', 'activity-both']) {
    await wide(state)
    await page.locator('.column').waitFor()
    lefts.set(state, (await page.locator('.column').boundingBox())?.x)
  }
  expect(new Set(lefts.values()), JSON.stringify([...lefts])).toEqual(new Set([192]))
})

it('leaves the places where they are from the form to the review', async () => {
  await wide('form')
  const places = () => page.locator('.tab-bar').boundingBox()
  const column = () => page.locator('.column').boundingBox()
  const before = [await places(), await column()]
  await page.locator('[data-testid=review]:not([aria-disabled])').click()
  await page.getByTestId('review-sentence').waitFor()
  expect([await places(), await column()]).toEqual(before)
  expect(await page.locator('.tab-bar a[aria-current]').textContent()).toBe('Transfer')
  // On a narrow page tabs would take the answer's place.
  await page.setViewportSize({ width: 400, height: 600 })
  await page.locator('.tab-bar').waitFor({ state: 'detached' })
})
