import { describe, expect, it } from 'vitest'
import { STRANGER } from '../data.ts'
import { galleryPage } from '../page.ts'

const open = galleryPage()

describe('a name of the address book', () => {
  it('stands beside the whole address on the page of a transfer', async () => {
    const page = await open('transfer-named')
    await page.getByTestId('book-name').waitFor()
    expect(await page.getByTestId('book-name').textContent()).toBe('In your address bookCorner shop')
    expect(await page.getByTestId('full-address').allTextContents()).toContain(STRANGER)
  })

  it('is said in the review, in its headline and below the whole address', async () => {
    const page = await open('review-named-shown')
    expect(await page.getByTestId('recipient-named').textContent()).toContain('Corner shop')
    expect(await page.getByTestId('goes-to').textContent()).toContain('Corner shop')
    expect(await page.getByTestId('full-address').allTextContents()).toContain(STRANGER)
  })

  it('makes nobody’s account the user’s own', async () => {
    const page = await open('review-named-shown')
    expect(await page.locator('main').textContent()).toContain('NOT your account')
  })

  it('is not there for an address without one', async () => {
    const page = await open('review-stranger-shown')
    await page.getByTestId('recipient-warning').waitFor()
    expect(await page.getByTestId('recipient-named').count()).toBe(0)
  })
})
