import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { BY_ITSELF, galleryPage } from '../page.ts'

const open = galleryPage(BY_ITSELF)

type Shift = Readonly<{ sources: readonly Readonly<{ node: Element | null }>[] }>

// The clock is held, since a longer number would shift too.
const noteShifts = async (page: Page) => {
  await page.clock.setFixedTime(Date.now())
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & Shift)[])
        shifts.push(...sources.map(({ node }) => node?.className || node?.nodeName || 'gone'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
}
const shiftsIn = (page: Page) => page.evaluate(() => window.shifts)

it.each(['home-opening', 'home-opening-first'])(
  'opens without a single jump, however its answers come: %s',
  async (state) => {
    const page = await open(state, noteShifts)
    for (const what of ['waiting', 'key-refused', 'recent', 'balances']) await page.getByTestId(what).waitFor()
    await page.locator('.in-flight').waitFor()
    await page.locator('.group .valuation-text:has-text("$")').first().waitFor()
    expect(await shiftsIn(page)).toEqual([])
  },
)

it('opens all the same where what is under way cannot be read', async () => {
  const page = await open('home-opening-unread')
  await page.getByTestId('open-bridge').waitFor()
  await page.getByTestId('recent').waitFor()
})
