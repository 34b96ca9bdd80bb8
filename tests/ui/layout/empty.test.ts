import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

it.each(['transfer-missing', 'bundle-unknown'])(
  'leads on where what was looked for is not there: %s',
  async (state) => {
    const page = await open(state)
    await page.locator('.empty').getByTestId('to-activity').click()
    await page.getByRole('heading', { level: 1, name: 'Activity' }).waitFor()
  },
)

it('clears a search that finds nothing where that is said, and leaves the focus in the screen', async () => {
  const page = await open('activity-nothing-fits')
  await page.locator('.empty').getByTestId('find-anew').press('Enter')
  await page.locator('.transfer-row').first().waitFor()
  expect(await page.getByTestId('find').inputValue()).toBe('')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})
