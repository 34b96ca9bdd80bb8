import { describe, expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

describe('an arrival that only the service speaks of', () => {
  it.each(['en', 'de', 'es', 'ar'])('keeps the reason apart from the way to the explorer: %s', async (language) => {
    const page = await open('transfer-reported', async (prepared) => {
      await prepared.addInitScript(`globalThis.languageToDraw = '${language}'`)
    })
    await page.locator(`html[lang="${language}"]`).waitFor()
    const detail = page.locator('.timeline-entry').last().locator('.timeline-detail')
    await expect.poll(() => detail.textContent()).toMatch(/\.\s\S[^.]*$/)
  })
})
