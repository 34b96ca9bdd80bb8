import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()
const text = (value: string | null) => (value ?? '').replace(/\s+/g, ' ').trim()

it('tells what a sponsor pays by the service’s word, what is left to oneself, and that the limit was reached', async () => {
  const page = await open('review-sponsored-shown')
  const line = async (name: string) => text(await page.locator('main .line', { hasText: name }).textContent())
  expect(await line('Fees paid by the sponsor')).toMatch(
    /^Fees paid by the sponsor.*0\.0002 ETH.*By the service’s word/,
  )
  expect(await line('Fees paid by you')).toMatch(
    /^Fees paid by you.*0\.000041 ETH.*The sponsor’s limit is reached: you pay what is above it\./,
  )
  const other = await open('review-shown')
  expect(await other.getByText('sponsor', { exact: false }).count()).toBe(0)
})
