import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

it('breaks Japanese between its phrases', async () => {
  const page = await open('settings', async (prepared) => {
    await prepared.addInitScript(`globalThis.languageToDraw = 'ja'`)
  })
  await page.locator('html[lang="ja"]').waitFor({ state: 'attached' })
  const breaks = () =>
    page.locator('h1, h2, p').evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).wordBreak))])
  await expect.poll(breaks).toEqual(['auto-phrase'])
})

it.each(['ko', 'ja', 'zh-Hans'] as const)('keeps every amount of the limits with its unit: %s', async (language) => {
  const page = await open('form-limits')
  const limits = page.getByTestId('limits')
  await page.evaluate((each) => window.say(each), language)
  await expect.poll(() => limits.textContent()).toMatch(/ETH.*ETH/)
  const kept = await limits.locator('.kept-amount').allTextContents()
  await page.evaluate(() => window.say('en'))
  expect(kept).toEqual(['0.000025 ETH', '12.3 ETH'])
})
