import { expect, it } from 'vitest'
import { galleryPage } from '../../page.ts'

const open = galleryPage()

it('says what both amounts come to by the service’s prices, in a line that is free before', async () => {
  const page = await open('form-empty')
  const [pays, arrives] = await page.getByTestId('amount-valuation').all()
  if (!pays || !arrives) throw new Error('The form has two amounts.')
  const arrivesAt = await arrives.boundingBox()
  expect(await pays.textContent()).toMatch(/^\$0\.00/)
  await page.getByTestId('amount').fill('0.5')
  await expect.poll(() => pays.textContent()).toBe('$1,622.55about $1,622.55 by Relay’s priceEnter dollars')
  expect((await arrives.boundingBox())?.y).toBe(arrivesAt?.y)
  await page.getByTestId('amount').fill('abc')
  await expect.poll(() => pays.textContent()).toMatch(/^\$0\.00/)
})
