import { describe, expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

describe('what the transactions of a site move', () => {
  it('is said in dollars, by whose prices', async () => {
    const page = await open('approval-calls-transfer')
    const shown = page.getByTestId('change-valuation')
    await shown.waitFor()
    expect(await shown.textContent()).toBe('about $1,250.00 by Relay’s price')
  })

  it('is not said in dollars of a token without a price', async () => {
    const page = await open('approval-calls-unknown')
    await page.getByTestId('change-valuation').first().waitFor()
    expect(await page.getByTestId('change-valuation').count()).toBe(1)
  })

  it('is not said in dollars where there are no prices', async () => {
    const page = await open('approval-calls-unpriced')
    await page.getByTestId('effects').waitFor()
    expect(await page.getByTestId('change-valuation').count()).toBe(0)
  })
})
