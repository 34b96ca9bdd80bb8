import type { Locator } from 'playwright'
import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()
const topOf = async (what: Locator) => (await what.boundingBox())?.y
const topsOf = (...what: readonly Locator[]) => Promise.all(what.map(topOf))

it('keeps the fields of a new password where they are while it is typed', async () => {
  const page = await open('change-password')
  const below = () => topsOf(page.getByTestId('repeat-password'), page.locator('.screen-body .button'))
  const before = await below()
  for (const typed of ['f', 'four unrelate', 'four unrelated', 'four unrelated words today']) {
    await page.getByTestId('new-password').fill(typed)
    expect(await below()).toEqual(before)
  }
  const hint = page.locator('.strength')
  expect(await hint.evaluate((each) => getComputedStyle(each).textAlign)).toBe('start')
  expect(await hint.evaluate((each) => getComputedStyle(each).fontWeight)).toBe('400')
})
