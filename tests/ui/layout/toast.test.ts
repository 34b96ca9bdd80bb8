import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { click } from '../acting.ts'
import { galleryPage } from '../page.ts'

const open = galleryPage()

/** Visible controls under the toast, clipped to the scroll area. */
function covered(): readonly string[] {
  const told = document.querySelector('.toast')?.getBoundingClientRect()
  if (!told) return ['nothing is told']
  const screen = document.querySelector('.screen')
  const foot = document.querySelector('.screen-foot')
  const ends = screen?.getBoundingClientRect().bottom ?? innerHeight
  return [...document.querySelectorAll<HTMLElement>('button, a[href], input')].flatMap((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect()
    // The scroll area ends at the footer.
    const end = foot && !foot.contains(each) ? foot.getBoundingClientRect().top : ends
    const seen = screen?.contains(each) ? Math.min(bottom, end) : bottom
    const isUnder = left < told.right && right > told.left && top < told.bottom && seen > told.top && seen > top
    return isUnder ? [each.textContent ?? ''] : []
  })
}

const WAYS: readonly Readonly<{ state: string; width: number; tell: (page: Page) => Promise<void> }>[] = [
  { state: 'home-recent', width: 400, tell: (page) => click(page, 'copy-address') },
  { state: 'home-recent', width: 1_280, tell: (page) => click(page, 'copy-address') },
  {
    state: 'accounts',
    width: 400,
    tell: async (page) => {
      await click(page, 'import-account')
      await click(page, 'watch-account')
      await page.locator('.screen').evaluate((each) => each.scrollTo(0, each.scrollHeight))
      // Without a press's scrolling, since the end of the page must stay visible.
      await page.getByTestId('add-next').dispatchEvent('click')
    },
  },
  {
    state: 'form-stranger',
    width: 400,
    tell: async (page) => {
      await click(page, 'save-name')
      await page.getByTestId('address-name').fill('Anna')
      await page.keyboard.press('Enter')
    },
  },
]

it.each(WAYS)('what is told lies on no control: $state at $width pixels', async ({ state, width, tell }) => {
  const page = await open(state)
  await page.setViewportSize({ width, height: 600 })
  const foot = page.locator('.screen-foot .button')
  const before = (await foot.count()) && (await foot.boundingBox())
  await tell(page)
  await page.locator('.toast').waitFor()
  expect(await page.evaluate(covered)).toEqual([])
  // A pressed button in the footer stays in place.
  if (before) expect(await foot.boundingBox()).toEqual(before)
  await page.setViewportSize({ width: 400, height: 600 })
})
