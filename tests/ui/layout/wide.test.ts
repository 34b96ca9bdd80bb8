import type { Page } from 'playwright'
import { afterEach, describe, expect, it } from 'vitest'
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
  expect(new Set(lefts.values()), JSON.stringify([...lefts])).toEqual(new Set([96]))
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

describe('a page with room for two columns', () => {
  const boxOf = async (selector: string) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(selector).first().boundingBox()) ?? {}
    return { left: x, right: x + width, top: y, bottom: y + height }
  }

  it('has the terms beside the amounts, and the button right below them', async () => {
    await wide('form')
    await page.locator('[data-testid=review]:not([aria-disabled])').waitFor()
    const [sides, ends, quote, review] = await Promise.all(
      ['.sides', '.ends', '.quote', '[data-testid=review]'].map(boxOf),
    )
    expect(ends?.left).toBeGreaterThan(sides?.right ?? 0)
    expect(ends?.top).toBe(sides?.top)
    expect(quote?.left).toBe(ends?.left)
    expect([review?.left, review?.right]).toEqual([ends?.left, ends?.right])
    const gap = (review?.top ?? 0) - Math.max(sides?.bottom ?? 0, quote?.bottom ?? 0)
    expect(gap).toBeGreaterThanOrEqual(8)
    expect(gap).toBeLessThanOrEqual(24)
  })

  it.each([
    ['home', '.groups .card.group'],
    ['settings', '.screen-body > .card'],
    ['transfer-received', '.screen-body .card'],
  ])('sets the cards of a screen in both: %s', async (state, cards) => {
    await wide(state)
    await page.locator(cards).nth(1).waitFor()
    const lefts = await page.locator(cards).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left))
    expect(new Set(lefts).size).toBe(2)
  })
})
