import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

it('shows money on its way as such where nothing is there yet, and does not fold it away', async () => {
  const page = await open('home-on-its-way')
  const group = page.locator('.group', { has: page.getByRole('heading', { name: 'BTC', exact: true }) })
  const row = group.locator('.row')
  expect(await row.textContent()).toContain('Pending: 0.019978 BTC')
  expect(await group.locator('.group-total').textContent()).toContain('0 BTC')
})
