import { describe, expect, it } from 'vitest'
import { toReview } from '../acting.ts'
import { galleryPage } from '../page.ts'

const open = galleryPage()

describe('a slippage that may lose much', () => {
  it('is warned of where a page asks for it, as in the form', async () => {
    const page = await open('approval-intent-slippage')
    const said = await page.getByTestId('slippage-high').textContent()
    expect(said).toContain('Slippage up to 100%')
    expect(said).toContain('Others can trade so that you lose all of that.')
  })

  it('is not warned of where nobody asked for it', async () => {
    const page = await open('review')
    await toReview(page)
    expect(await page.getByTestId('slippage-high').count()).toBe(0)
  })
})
