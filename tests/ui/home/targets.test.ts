import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

// WCAG 2.2, 2.5.8 asks for 24 pixels; fingers need more.
it('has links in words that are as high as a finger wants them', async () => {
  const page = await open('home-recent')
  for (const link of ['.section-link', '.row-link']) {
    const box = await page.locator(link).first().boundingBox()
    expect(box?.height, link).toBeGreaterThanOrEqual(32)
  }
})
