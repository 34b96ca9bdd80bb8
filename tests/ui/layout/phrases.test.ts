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
