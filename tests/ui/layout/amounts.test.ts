import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

/** Pixels between each value and the end of its row. */
const misses = (page: Page) =>
  page.locator('.line').evaluateAll((rows) =>
    rows.map((row) => {
      const value = row.querySelector('.line-value')
      return value ? Math.round(row.getBoundingClientRect().right - value.getBoundingClientRect().right) : undefined
    }),
  )

/** Headlines of two lines break between number and unit. */
const parted = (page: Page) =>
  page
    .locator('.kept-amount')
    .evaluateAll((all) =>
      all
        .filter((each) => each.clientHeight > 1.5 * Number.parseFloat(getComputedStyle(each).lineHeight))
        .map((each) => each.textContent),
    )

describe('amounts', () => {
  it.each([400, 320])('stand at the end of their rows also where they are long, at %i pixels', async (width) => {
    const page = await open('review-long-shown')
    await page.setViewportSize({ width, height: 700 })
    await page.getByTestId('fees').click()
    const all = await misses(page)
    expect(all.length).toBeGreaterThan(4)
    expect(all).toEqual(all.map(() => 0))
    await page.setViewportSize({ width: 400, height: 600 })
  })

  it.each([
    ['review-shown', 320],
    ['review-long-shown', 370],
    ['transfer-received', 340],
    ['transfer-filling', 320],
  ])('are not parted from their units in a headline: %s', async (state, least) => {
    const page = await open(state)
    expect(await page.locator('.kept-amount').count()).toBeGreaterThan(0)
    for (let width = 400; width >= least; width -= 10) {
      await page.setViewportSize({ width, height: 700 })
      expect(await parted(page)).toEqual([])
    }
    await page.setViewportSize({ width: 400, height: 600 })
  })
})
