import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

it('a spender that nobody knows is not said to be a contract, which was not read', async () => {
  const page = await open('allowances-open')
  await page.locator('.allowance-who', { hasText: 'Causeway does not know who this is' }).first().waitFor()
  expect(await page.locator('.allowance-who', { hasText: 'A contract that' }).count()).toBe(0)
})
