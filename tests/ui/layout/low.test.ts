import type { Locator, Page } from 'playwright'
import { afterEach, describe, expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()
let page: Page | undefined
afterEach(() => page?.setViewportSize({ width: 400, height: 600 }))

/** Covered or beyond the edge even after scrolling. */
const unreadIn = (within: Locator) =>
  within.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const unread: string[] = []
    while (walker.nextNode()) {
      const { currentNode } = walker
      const of = currentNode.parentElement
      if (!of || !currentNode.textContent?.trim() || of.closest('.visually-hidden')) continue
      of.scrollIntoView({ block: 'center' })
      range.selectNodeContents(currentNode)
      const box = range.getBoundingClientRect()
      const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      if (!seen || !(of.contains(seen) || seen.contains(of))) unread.push(currentNode.textContent)
      // Only an outer ancestor is hit, so the text isn't visible.
      else if (seen.contains(root) && seen !== root) unread.push(currentNode.textContent)
    }
    return unread
  })

// The popup and a window at twice the size, and a window barely higher than its tabs.
describe.each([
  [200, 420],
  [200, 300],
  [400, 300],
])('in a window of %i by %i pixels', (width, height) => {
  it.each(['replacement-step', 'pay-here', 'pay-here-safeguard', 'help-obstacle', 'abandon', 'settings-keys-revoke'])(
    'all that a dialog says can be scrolled to, and none of it lies behind its buttons: %s',
    async (state) => {
      page = await open(state)
      await page.setViewportSize({ width, height })
      expect(await unreadIn(page.locator('dialog[open] .dialog-sheet'))).toEqual([])
    },
  )
})

it.each(['welcome-write', 'welcome-restore'])(
  'the name of a step of the beginning stays at the very top of a low tab, and nothing shows above it: %s',
  async (state) => {
    page = await open(state)
    await page.setViewportSize({ width: 400, height: 410 })
    const { place } = await page.evaluate(() => ({ place: document.documentElement.dataset['place'] }))
    expect(place).toBe('tab')
    const screen = page.locator('.screen')
    await screen.evaluate((each) => each.scrollTo(0, each.scrollHeight))
    expect(await screen.evaluate((each) => each.scrollTop)).toBeGreaterThan(0)
    const [bar, around] = await Promise.all([page.locator('.screen-bar').boundingBox(), screen.boundingBox()])
    expect(bar?.y).toBe(around?.y)
  },
)
